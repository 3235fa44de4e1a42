import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { readConfig, settingNames } from "../app/server/config/config.server.ts";
import { root } from "./support/sources.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

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

describe("a line of .env that is no setting", () => {
  const check = (bytes: Buffer) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, ".env"), bytes);
    const code = `import("./scripts/prepare.mjs").then(({ checkSettingsFile }) => checkSettingsFile(${JSON.stringify(folder)}))`;
    const { stdout, stderr, status } = spawnSync(process.execPath, ["-e", code], { cwd: root, encoding: "utf8" });
    return { said: stdout + stderr, status };
  };

  test("is reported before the build, unless other programs read it", () => {
    const { said, status } = check(
      Buffer.from("PORT=4000\nSMTP_URL=x\n# DATABSE=y\nexport TZ=UTC\nNODE_OPTIONS=--a\n"),
    );
    expect([said, status]).toEqual([
      expect.stringMatching(/^\.env sets SMTP_URL, which is no setting of this site/),
      0,
    ]);
    expect(said.trim().split("\n")).toHaveLength(1);
  });

  test("stops the start when its encoding is unreadable", () => {
    const { said, status } = check(Buffer.from("\uFEFFPORT=4000\n", "utf16le"));
    expect([said, status]).toEqual([
      ".env is saved as UTF-16, which nobody can read here. Save that file as UTF-8.\n",
      1,
    ]);
  });
});
