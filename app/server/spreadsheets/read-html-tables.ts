const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const withoutEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal !== undefined ? Number(decimal) : hex !== undefined ? Number.parseInt(hex, 16) : undefined;
      if (code === undefined) return entities[name?.toLowerCase() ?? ""] ?? whole;
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );

/** Returns the rows of all tables in a page: banks give such pages the extension `.xls`. Reads only cells. */
export function readHtmlTables(page: string): string[][] {
  const rows: string[][] = [];
  let row: string[] | undefined;
  let cell: string | undefined;
  const endCell = () => {
    if (cell !== undefined) row?.push(withoutEntities(cell));
    cell = undefined;
  };
  const endRow = () => {
    endCell();
    if (row !== undefined && row.length > 0) rows.push(row);
    row = undefined;
  };
  for (const piece of page
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .split("<")
    .slice(1)) {
    const end = piece.indexOf(">");
    const [tag = ""] = /^\/?[a-z\d]+/i.exec(piece)?.[0].toLowerCase().split(/\s/) ?? [];
    if (tag === "tr" || tag === "/tr" || tag === "/table") endRow();
    if (tag === "tr") row = [];
    if (tag === "td" || tag === "th" || tag === "/td" || tag === "/th") endCell();
    if (tag === "td" || tag === "th") {
      row ??= [];
      cell = "";
    }
    if (tag === "br") cell = cell === undefined ? undefined : `${cell} `;
    if (cell !== undefined && tag !== "style" && tag !== "script") cell += end < 0 ? piece : piece.slice(end + 1);
  }
  endRow();
  return rows;
}
