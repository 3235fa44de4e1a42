import "./months.test.ts";
import "./quarter-pdf.test.ts";
