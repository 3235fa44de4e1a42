import { createHash } from "node:crypto";
import { expect } from "vitest";

type Ask = (path: string) => Promise<Response>;

interface Row {
  /** Entry of the row; sums of gifts of one month are one. */
  entry: string;
  what: string;
  place: string;
  purpose: string;
  kind: string;
  fixes: string;
  /** Minor units. */
  minor: number;
}

function readRow(name: string, heads: readonly string[], line: string): Row {
  const cells = line.split(",");
  expect(cells).toHaveLength(heads.length);
  const cell = (head: string) => cells[heads.indexOf(head)] ?? "";
  const entry = cell("what") === "gift" ? `gifts of ${name}` : cell("line");
  const minor = Number(cell("amount").replace(".", ""));
  const own = { what: cell("what"), place: cell("place"), purpose: cell("purpose"), kind: cell("kind") };
  return { entry, ...own, fixes: cell("fixes"), minor };
}

/**
 * Fetches the files of all closed months without cookies, and checks them by their public explanation alone: the seals,
 * the chain of the first lines, and that each entry comes to 0.
 * @returns the seals by the names of files, and all rows
 */
export async function fetchFiles(ask: Ask) {
  const fetchBytes = async (name: string) => {
    const answer = await ask(`/transparency/${name}`);
    expect([name, answer.status]).toEqual([name, 200]);
    return Buffer.from(await answer.arrayBuffer());
  };
  const listed = (await fetchBytes("SHA256SUMS")).toString().trimEnd().split("\n");
  const seals = new Map<string, string>();
  const rows: Row[] = [];
  let before = "0".repeat(64);
  for (const [seal = "", name = ""] of listed.map((line) => line.split("  "))) {
    const bytes = await fetchBytes(name);
    expect([name, createHash("sha256").update(bytes).digest("hex")]).toEqual([name, seal]);
    const [first, heads = "", ...lines] = bytes.toString().trimEnd().split("\n");
    expect(first).toBe(`previous-sha256,${before}`);
    before = seal;
    seals.set(name, seal);
    rows.push(...lines.map((line) => readRow(name, heads.split(","), line)));
  }
  for (const [entry, own] of Map.groupBy(rows, (row) => row.entry)) {
    const sumOf = (side: "place" | "purpose") =>
      own.filter((row) => row[side] !== "").reduce((sum, { minor }) => sum + minor, 0);
    expect([entry, sumOf("place")]).toEqual([entry, sumOf("purpose")]);
  }
  return { seals, rows };
}

/** Sums rows by a name; rows with an empty name do not count. @returns minor units */
export function sumRows(rows: readonly Row[], nameOf: (row: Row) => string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const name = nameOf(row);
    if (name !== "") sums[name] = (sums[name] ?? 0) + row.minor;
  }
  return sums;
}
