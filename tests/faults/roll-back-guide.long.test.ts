import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { copyOfCode } from "../support/copy-of-code.ts";
import { bareEnvironment } from "../support/end-of-command.ts";
import { freePort } from "../support/free-port.ts";
import { openFixture } from "../support/release-010.ts";
import { root } from "../support/sources.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** The commands of the guide that roll an update back, unchanged. */
function commandsOfGuide(): string {
  const guide = readFileSync(join(root, "docs/how-to/put-it-on-a-server.md"), "utf8");
  const [, part = ""] = /^### Roll back$(.*?)^### /ms.exec(guide) ?? [];
  const [, commands = ""] = /^```sh\n(.*?)^```$/ms.exec(part) ?? [];
  return commands;
}

/** Programs of the machine that a test has not: the service is stopped already, and its user is this one. */
function standIns(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "systemctl"), "#!/bin/sh\nexit 0\n", { mode: 0o755 });
  writeFileSync(join(folder, "su"), '#!/bin/sh\nexec sh -ec "$5"\n', { mode: 0o755 });
  return folder;
}

function readSite(file: string): unknown {
  const db = new DatabaseSync(file, { readOnly: true });
  const read = ["concerns", "posts", "private_files", "consents", "kysely_migration"].map((table) =>
    db.prepare(`select * from ${table} order by 1`).all(),
  );
  db.close();
  return read;
}

// It builds the site.
test("the guide's commands bring back the site as it was before the update", async () => {
  const folder = copyOfCode();
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const PATH = `${standIns()}:${bareEnvironment.PATH}`;
  const env = { ...bareEnvironment, PATH, HOME: temporaryFolder(), PORT: String(await freePort()) };
  const run = (commands: string) => {
    const { status, stdout, stderr } = spawnSync("sh", ["-ec", commands], { cwd: folder, env, encoding: "utf8" });
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.anything()]);
    return stdout;
  };
  run("git init --quiet && git add . && git -c user.name=site -c user.email=site@example.org commit --quiet -m old");
  run("git tag 0.0.1");
  mkdirSync(join(folder, "var"));
  const file = join(folder, "var/site.sqlite");
  const fixture = openFixture();
  fixture.prepare("vacuum into ?").run(file);
  fixture.close();
  const before = readSite(file);

  run("npm run build && node_modules/.bin/node build/server/index.js migrate");
  expect(readSite(file)).not.toEqual(before);
  const names = readdirSync(join(folder, "var/backups")).filter((name) => /^before-update-.*\.gz$/.test(name));
  expect(names).toHaveLength(1);

  const commands = commandsOfGuide();
  expect(commands.trim().split("\n")).toHaveLength(4);
  const said = run(
    commands
      .replaceAll("/srv/tabasamu", folder)
      .replaceAll("OLD-VERSION", "0.0.1")
      .replaceAll("BEFORE-UPDATE.tar.gz", names[0] ?? ""),
  );
  expect(said).toContain("Restored: the site as it was on");
  expect(readSite(file)).toEqual(before);
}, 300_000);
