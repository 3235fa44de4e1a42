import { expect, test } from "vitest";
import { readSources } from "./support/sources.ts";

const [lock = "", licences = ""] = readSources(["package-lock.json", "docs/licences.md"]).map(({ text }) => text);

interface Package {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

/** Packages that name no licence in the lock file, with that of their own text. */
const inItsText: Record<string, string> = { "png-js": "MIT" };

const running = Object.entries((JSON.parse(lock) as { packages: Record<string, Package> }).packages)
  .filter(([path, { dev, devOptional, link }]) => path.startsWith("node_modules/") && !dev && !devOptional && !link)
  .map(([path, { license }]) => {
    const name = path.replace(/.*node_modules\//, "");
    return { name, licence: license ?? inItsText[name] ?? "none" };
  });

/** Licences that ask for nothing but their notices. */
const permissive = /^(?:MIT|MIT-0|ISC|BSD-[23]-Clause|0BSD|Unlicense|BlueOak-1\.0\.0|Apache-2\.0)$/;
/** Licences that ask for more, with the words of the table. */
const others: Record<string, string> = {
  "MPL-2.0": "MPL 2.0",
  "LGPL-3.0": "LGPL 3.0 or later",
  "LGPL-3.0-or-later": "LGPL 3.0 or later",
  "OFL-1.1": "OFL 1.1",
  "CC-BY-4.0": "CC BY 4.0",
};

test("each package that runs has a licence of the table", () => {
  expect(running.length).toBeGreaterThan(100);
  const unknown = running.flatMap(({ name, licence }) =>
    licence
      .split(" AND ")
      .filter((part) => !permissive.test(part) && !licences.includes(`| ${others[part]} |`))
      .map((part) => `${name}: ${part}`),
  );
  expect(unknown).toEqual([]);
});

test("no package that runs has the GPL or the AGPL", () => {
  expect(running.filter(({ licence }) => /(?:^|[ (])A?GPL/.test(licence))).toEqual([]);
});
