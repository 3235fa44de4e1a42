import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject } from "../support/first-change.ts";
import { root } from "../support/sources.ts";

const folderOfFeature = "app/features/events/volunteers";

/** Files of its words alone. */
const ownWords = ["content/en/volunteer.ts", "content/en/staff-volunteers.ts"];

/** Files that name it among others, and what its lines look like. */
const listed: [path: string, line: RegExp][] = [
  ["app/features/index.server.ts", /\bvolunteers\b/],
  ["app/features/office/home/menu-order.server.ts", /"\/admin\/volunteers"/],
  ["app/routes.ts", /features\/events\/volunteers\//],
  ["content/countries/NG.ts", /\bvolunteer: \[/],
];

/** Files with words of it among those of others, under this name. */
const wordsAmongOthers: [path: string, name: string][] = [
  ["content/en/emails.ts", "volunteer"],
  ["content/en/search.ts", "volunteer"],
];

/** A text without a property and its value, which ends before the next line that is no deeper. */
function withoutProperty(text: string, name: string): string {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.trim().startsWith(`${name}:`));
  const depth = (line: string) => line.length - line.trimStart().length;
  const at = depth(lines[first] ?? "");
  let end = first + 1;
  while (depth(lines[end] ?? "") > at || lines[end]?.trim() === "},") end += 1;
  return [...lines.slice(0, first), ...lines.slice(end)].join("\n");
}

type Program = Awaited<ReturnType<typeof copyProject>>["program"];

/** Every file below, by its path. */
async function readTree(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const part of ["app", "bench", "content", "ops", "tests"])
    for (const entry of await readdir(join(folder, part), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        const path = join(entry.parentPath, entry.name);
        found.set(path.slice(folder.length + 1), await readFile(path, "latin1"));
      }
  return found;
}

/** @returns the paths of the files with errors of their types */
async function findTypeErrors(program: Program): Promise<string[]> {
  const said = await program("typescript/bin/tsc", "--noEmit").then(
    () => "",
    (error: Error) => error.message,
  );
  const paths = [...said.matchAll(/^(?:\S+: )?([\w/.-]+)\(\d+,\d+\): error TS/gm)].map(([, path = ""]) => path);
  if (said !== "" && paths.length === 0) throw new Error(said);
  return paths;
}

test("removed volunteers touch eight files outside their folder; all else works", async () => {
  const { folder, program } = await copyProject();
  const before = await readTree(folder);
  const change = async (path: string, changed: (text: string) => string) => {
    const text = await readFile(join(folder, path), "utf8");
    await writeFile(join(folder, path), changed(text));
  };
  await rm(join(folder, folderOfFeature), { recursive: true });
  for (const path of ownWords) await rm(join(folder, path));
  for (const [path, line] of listed)
    await change(path, (text) =>
      text
        .split("\n")
        .filter((one) => !line.test(one))
        .join("\n"),
    );
  for (const [path, name] of wordsAmongOthers) await change(path, (text) => withoutProperty(text, name));

  const after = await readTree(folder);
  const touched = [...before].filter(([path, text]) => after.get(path) !== text).map(([path]) => path);
  const outside = touched.filter((path) => !path.startsWith(`${folderOfFeature}/`));
  expect(outside.toSorted()).toEqual(
    [...ownWords, ...[...listed, ...wordsAmongOthers].map(([path]) => path)].toSorted(),
  );
  expect(outside.length).toBeLessThanOrEqual(8);

  await program("@react-router/dev/bin.cjs", "typegen");
  // Tests of the switches take volunteers as their example. Nothing else may miss them.
  const errors = await findTypeErrors(program);
  expect(errors.filter((path) => !/\.test\.tsx?$/.test(path))).toEqual([]);
  const files = ["tests/architecture.test.ts", "tests/permissions.test.ts"];
  const { stdout } = await program("vitest/vitest.mjs", "run", "--project", "features", ...files);
  expect(stdout).toMatch(/Test Files .*2 passed/);

  for (const path of outside) await cp(join(root, path), join(folder, path));
  await cp(join(root, folderOfFeature), join(folder, folderOfFeature), { recursive: true });
  expect(await readTree(folder)).toEqual(before);
}, 900_000);
