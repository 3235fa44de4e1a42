import "./months.test.ts";
import "./quarter-pdf.test.ts";
import "./read-journal.server.test.ts";
