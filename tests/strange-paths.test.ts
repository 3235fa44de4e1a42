import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { handleRequestsWith } from "../app/handle-request.server.ts";
import { withFiles } from "../app/server/http/built-files.server.ts";
import { listenerFor } from "../app/server/http/serve.server.ts";
import { picturesFolderOf } from "./support/backups.ts";
import { listen, requestText, sendRaw, statusOf } from "./support/loopback.ts";
import { createTestSite } from "./support/test-site.ts";

const secret = "nobody may read this";

/** The whole site with its built files on a port, and secrets beside both of its folders. */
async function open() {
  const { ctx } = await createTestSite({ empty: true });
  const { root } = ctx.config;
  const filesFolder = picturesFolderOf(ctx.config);
  const built = join(root, "build/client");
  mkdirSync(join(built, "assets"), { recursive: true });
  mkdirSync(join(filesFolder, "images"), { recursive: true });
  for (const folder of [root, join(root, "build"), dirname(filesFolder), built, filesFolder]) {
    for (const name of [".env", "secret.svg", "site.sqlite"]) {
      if (folder === built && name !== ".env") continue;
      writeFileSync(join(folder, name), secret);
    }
  }
  symlinkSync(join(root, "secret.svg"), join(filesFolder, "images/link.svg"));
  const pages = listenerFor(handleRequestsWith(ctx, build), ctx);
  const port = await listen(withFiles(built, pages));
  return (path: string) => sendRaw(port, requestText(`GET ${path}`));
}

/** Ways up a folder, as servers have been fooled by them. */
const ups = [
  "..",
  "%2e%2e",
  ".%2e",
  "%2e.",
  "%252e%252e",
  "..%00",
  "....",
  "..;",
  "%c0%ae%c0%ae",
  "%u002e%u002e",
  "%e0%80%ae%e0%80%ae",
  "%ef%bc%8e%ef%bc%8e",
  "..%c0%af",
  "..%255c",
];
const slashes = ["/", "%2f", "%5c", "\\", "%252f", "//", "/./", "%c0%af"];
const targets = ["secret.svg", ".env", "site.sqlite", "secret.svg%00", "secret.svg%00.svg", "secret.svg::$DATA"];

test("no path leads out of the folders of pictures and of built files", async () => {
  const get = await open();
  const paths = ["/files/", "/files/images/", "/assets/", "/"].flatMap((start) =>
    ups.flatMap((up) => slashes.map((slash) => start + (up + slash).repeat(2))),
  );
  const more = ["/files/images/", "/files//", "/files/C:%5c", "/files/%5c%5chost%5c", "/files/file:%2f%2f%2f", "/./"];
  for (const [number, start] of [...paths, ...more].entries()) {
    // Every way with one of the names; one after the other, all names come.
    const path = start + targets[number % targets.length];
    const answer = await get(path);
    expect([path, answer.includes(secret)]).toEqual([path, false]);
    expect([path, [400, 404].includes(statusOf(answer) ?? 0)]).toEqual([path, true]);
  }
});

test.each(targets)("no way up leads to %s, and neither does its own name", async (target) => {
  const get = await open();
  for (const start of ["/files/../", "/files/images/..%2f..%2f", "/files/", "/assets/..%2f", "/", "/files/%2e%2e/"]) {
    expect(await get(start + target)).not.toContain(secret);
  }
});

test("a folder is no page, so its files stay hidden", async () => {
  const get = await open();
  for (const path of ["/files", "/files/", "/files/images", "/files/images/", "/assets", "/assets/"]) {
    expect([path, statusOf(await get(path))]).toEqual([path, 404]);
  }
});
