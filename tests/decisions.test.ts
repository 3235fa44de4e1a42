import { expect, test } from "vitest";
import { listFiles, readSources } from "./support/sources.ts";

const numbered = /docs\/decisions\/(\d{3})-[^/]+\.md$/;
const decisions = readSources(listFiles("docs/decisions").filter((path) => numbered.test(path)));
const numbers = new Set(decisions.map(({ path }) => numbered.exec(path)?.[1]));
const [index] = readSources(["docs/decisions/README.md"]);
const [manifest] = readSources(["package.json"]);

test("the index names each decision once", () => {
  const named = [...(index?.text ?? "").matchAll(/\]\((\d{3}-[^)]+)\)/g)].map(([, file]) => `docs/decisions/${file}`);
  expect(named.toSorted()).toEqual(decisions.map(({ path }) => path).toSorted());
});

test("the index leads from each earlier number to a decision", () => {
  const rows = [...(index?.text ?? "").matchAll(/^\| (\d{3}) \| (.+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(15);
  for (const [, earlier, now = ""] of rows) {
    expect(numbers.has(earlier), `${earlier} has a file: it is no earlier number`).toBe(false);
    for (const [number] of now.matchAll(/\d{3}/g))
      expect(numbers.has(number), `${earlier} leads to ${number}`).toBe(true);
  }
});

test("a decision that the code names is there", () => {
  const code = readSources(
    ["app", "ops", "bench", "content", "scripts", "tests", "deploy"]
      .flatMap(listFiles)
      .filter((path) => /\.(?:[mt]?[jt]sx?|css|md)$/.test(path) && !path.includes("node_modules")),
  );
  const named = code.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:\bdecisions?\/?\s?|docs\/decisions\/)(\d{3})\b/gi)].map(([, number]) => ({ path, number })),
  );
  expect(named.length).toBeGreaterThan(20);
  const gone = named.filter(({ number }) => !numbers.has(number));
  expect(gone, "name the decision that docs/decisions/README.md gives for this number").toEqual([]);
});

test("each production dependency has one row with purpose, keeper and weight", () => {
  const rows = decisions.flatMap(({ text }) =>
    text
      .split("| production dependency | for | keeper | weight |\n")
      .slice(1)
      .flatMap((table) => table.split("\n\n")[0]?.split("\n").slice(1) ?? [])
      .filter((row) => row !== ""),
  );
  const described = rows.flatMap(
    (row) => /^\| `([^`]+)` \| [^|]{2,} \| [^|]{5,} \| [^|]*\d[^|]*[kM]B[^|]* \|$/.exec(row)?.[1] ?? row,
  );
  const { dependencies } = JSON.parse(manifest?.text ?? "{}") as { dependencies: Record<string, string> };
  expect(described.toSorted(), "write a row into the decision of its subject, or into 008").toEqual(
    Object.keys(dependencies).toSorted(),
  );
});
