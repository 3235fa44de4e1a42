import "./document-gate.test.ts";
import "./document-files.test.ts";
import "./restored-documents.test.ts";
