import "./bank-differs.test.ts";
import "./months.test.ts";
import "./quarter-pdf.test.ts";
import "./read-journal.server.test.ts";
