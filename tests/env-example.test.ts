import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { readConfig, settingNames } from "../app/server/config/config.server.ts";
import { root } from "./support/sources.ts";

const example = readFileSync(join(root, ".env.example"), "utf8");

/** The example with every setting switched on. */
const switchedOn = example.replaceAll(/^#(?=[A-Z_]+=)/gm, "");
const values = parseEnv(switchedOn) as Record<string, string>;

/** Settings as the site reads them, with a secret so that no file is looked for. */
const read = (environment: Record<string, string | undefined>) =>
  readConfig({ SESSION_SECRET: "x".repeat(32), ...environment }, "/srv/site");

describe(".env.example", () => {
  test("names every setting once, and nothing else", () => {
    const named = [...switchedOn.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual([...settingNames].sort());
  });

  test.each(settingNames)("says in a sentence or two what %s is for", (name) => {
    const [, comment = ""] = new RegExp(`\\n\\n((?:# .+\\n)+)#?${name}=`).exec(example) ?? [];
    const words = comment.replaceAll(/^# |\n/gm, " ").trim();
    expect(words).toMatch(/^[A-Z].{20,}\.$/);
    expect(words.split(/\.\s/).length).toBeLessThanOrEqual(3);
  });

  test("works on a laptop as it is, and with every line switched on", () => {
    expect(read(parseEnv(example))).toEqual(read({}));
    const { SESSION_SECRET, ...others } = values;
    expect(read(others)).toEqual({ ...read({}), siteUrl: "http://localhost:3000" });
    expect(SESSION_SECRET, "a secret that is published is none").toBe("");
  });

  test("is not out of date: what holds without a line stands in the line", () => {
    for (const [name, value] of Object.entries(values)) {
      if (name === "SITE_URL" || name === "SESSION_SECRET") continue;
      expect(read({ [name]: value }), name).toEqual(read({}));
    }
  });
});
