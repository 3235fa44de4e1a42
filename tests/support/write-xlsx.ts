import { strToU8, zipSync } from "fflate";

const start = '<?xml version="1.0" encoding="UTF-8"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";

/** A day as spreadsheets store it: a number with a format. */
interface Day {
  serial: number;
}

type Cell = string | number | Day;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function writeCell(cell: Cell, place: string): string {
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === "object") return `<c r="${place}" s="1"><v>${cell.serial}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

interface SheetOfWorkbook {
  name: string;
  rows: Cell[][];
  isHidden?: boolean;
}

/** An XLSX file of one sheet. */
export const writeXlsx = (rows: Cell[][]): Buffer => writeWorkbook([{ name: "Statement", rows }]);

/** An XLSX file of several sheets. */
export function writeWorkbook(sheets: SheetOfWorkbook[]): Buffer {
  const writeRows = (rows: Cell[][]) =>
    rows.map((row, y) => {
      const cells = row.map((cell, x) => writeCell(cell, `${String.fromCharCode(65 + x)}${y + 1}`));
      return `<row r="${y + 1}">${cells.join("")}</row>`;
    });
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const named = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ""} r:id="rId${index + 1}"/>`,
  );
  const relations = sheets.map((_, index) =>
    relation(`rId${index + 1}`, "worksheet", `worksheets/sheet${index + 1}.xml`),
  );
  const parts = {
    "[Content_Types].xml": `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${packaged}/relationships">${relation("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packaged}/relationships">${relations.join("")}${relation(`rId${sheets.length + 1}`, "styles", "styles.xml")}</Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${writeRows(rows).join("")}</sheetData></worksheet>`,
      ]),
    ),
  };
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(start + text)]);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}
