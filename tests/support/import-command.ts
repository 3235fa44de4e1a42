import { spawn } from "node:child_process";
import { copyFileSync, cpSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { createAppContext } from "../../app/app-context.server.ts";
import { readConfig } from "../../app/server/config/config.server.ts";
import { bareEnvironment } from "./end-of-command.ts";
import { fillWithSamples, templates } from "./sample-template.ts";
import { root } from "./sources.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A site that was started once, and what imports into it from its folder. */
export async function aStartedSite() {
  const folder = temporaryFolder();
  const variables = {
    DATABASE_URL: `sqlite:${join(folder, "site.sqlite")}`,
    FILES_URL: `file:${join(folder, "files")}`,
    MAIL_URL: `mailbox:${join(folder, "mail")}`,
    SESSION_SECRET: "a secret that only this test uses",
  };
  const open = () => createAppContext(readConfig(variables, folder));
  const databases = inject("databases");
  // Among the faults there is no template.
  if (databases === undefined) await fillWithSamples(variables.DATABASE_URL, folder);
  else {
    copyFileSync(join(databases, templates.samples), join(folder, "site.sqlite"));
    cpSync(inject("sampleFiles"), join(folder, "files"), { recursive: true });
  }
  const run = (...words: string[]) => {
    const node = join(root, "node_modules/.bin/node");
    const command = join(root, "build/server/command.js");
    return spawn(node, [command, "import", ...words], { cwd: folder, env: { ...bareEnvironment, ...variables } });
  };
  return { folder, open, run, variables };
}

export const oldPosts = (most: number) =>
  Object.fromEntries(
    Array.from({ length: most }, (_, n) => [`p${n}`, { title: `Old post ${n}`, timestamp: 1_706_173_200 + n }]),
  );
