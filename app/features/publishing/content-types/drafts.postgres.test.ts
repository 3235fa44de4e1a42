import "./drafts.test.ts";
