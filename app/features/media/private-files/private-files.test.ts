import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { insertPhotoOfPath, putPrivateFile } from "../../../../tests/support/private-files.ts";
import { aRecording, marker } from "../../../../tests/support/recordings.ts";
import { addStaffMember, signIn, signInAgain } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { StorageError } from "../../../server/storage/storage.ts";
import { deleteFiles, removeAbandonedFiles } from "../photos/delete-photo.server.ts";
import { deletePrivateFilesOf } from "./private-files.server.ts";

const aPhoto = (background = "#a3195a") =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .withExif({ IFD0: { Make: marker } })
    .jpeg()
    .toBuffer();

async function siteWithPaper() {
  const here = await createTestSite({ empty: true });
  const kept = await putPrivateFile(here.ctx, await aPhoto(), "consent:3");
  if ("problem" in kept) throw new Error(kept.problem);
  const { path } = await here.ctx.db.selectFrom("private_files").select("path").executeTakeFirstOrThrow();
  return {
    ...here,
    id: kept.id,
    path,
    look: (Cookie: string) => here.ask(`/admin/private/${kept.id}`, { headers: { Cookie } }),
  };
}

const opened = async ({ db }: AppContext) =>
  db.selectFrom("audit_log").select(["who", "what", "subject", "after"]).where("what", "=", "paper opened").execute();

test("the lead opens a paper, and each access is logged", async () => {
  const { ctx, id, look } = await siteWithPaper();
  const lead = await signIn(ctx, "lead");
  const answer = await look(lead);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "no-store",
    "content-disposition": `inline; filename="private-${id}.jpg"`,
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(/^default-src 'none'.*sandbox$/),
  });
  expect(Buffer.from(await answer.arrayBuffer()).includes(marker)).toBe(false);
  await look(lead);
  const line = { who: "Sample Lead", what: "paper opened", subject: "consent:3", after: `{"file":${id}}` };
  expect(await opened(ctx)).toEqual([line, line]);
});

test("visitors, editors and admins whom no lead named cannot open a paper", async () => {
  const { ctx, id, ask, look } = await siteWithPaper();
  expect((await ask(`/admin/private/${id}`)).headers.get("Location")).toMatch(/^\/login/);
  for (const role of ["editor", "admin"] as const) {
    const cookie = await signIn(ctx, role);
    for (const path of [id, 999, "x"]) {
      const answer = await ask(`/admin/private/${path}`, { headers: { Cookie: cookie } });
      expect([role, path, answer.status]).toEqual([role, path, 403]);
    }
  }
  expect(await opened(ctx)).toEqual([]);
  await addStaffMember(ctx, { id: "named", role: "admin", email: "named@example.org", reads_safeguarding: 1 });
  expect((await look(await signInAgain(ctx, "named@example.org"))).status).toBe(200);
  // An editor whom a lead named as an admin is no reader.
  await addStaffMember(ctx, { id: "former", role: "editor", email: "former@example.org", reads_safeguarding: 1 });
  expect((await look(await signInAgain(ctx, "former@example.org"))).status).toBe(403);
});

test("no public address serves a paper, even if a photo's record names it", async () => {
  const { ctx, path, ask } = await siteWithPaper();
  await insertPhotoOfPath(ctx, path);
  const cookies = [undefined, await signIn(ctx, "lead"), await signIn(ctx, "admin")];
  for (const address of [
    `/files/${path}`,
    `/look/x/files/${path}`,
    `/files/./${path}`,
    `/files/${path.replace("/", "%2f")}`,
  ])
    for (const cookie of cookies) {
      const answer = await ask(address, { headers: cookie === undefined ? {} : { Cookie: cookie } });
      expect([address, answer.status]).toEqual([address, 404]);
    }
});

test("a paper opens only if the log can record it", async () => {
  const { ctx, look } = await siteWithPaper();
  const lead = await signIn(ctx, "lead");
  const { open } = ctx.storage;
  ctx.storage.open = () => Promise.reject(new StorageError("The store is away."));
  expect((await look(lead)).status).toBe(503);
  expect(await opened(ctx)).toEqual([]);
  ctx.storage.open = open;
  await ctx.db.schema.alterTable("audit_log").renameColumn("what", "never").execute();
  const answer = await look(lead);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([500, "application/json"]);
});

test("recordings lose their tags; other files are refused", async () => {
  const { ctx } = await createTestSite({ empty: true });
  expect(await putPrivateFile(ctx, await aRecording("m4a"), "concern:1")).toEqual({ id: 1 });
  for (const bytes of [Buffer.from("<svg onload='alert(1)'/>"), Buffer.from("MZ"), new Uint8Array()])
    expect(await putPrivateFile(ctx, bytes, "concern:1")).toEqual({ problem: "unknown" });
  expect(await putPrivateFile(ctx, new Uint8Array(20 * 1024 * 1024 + 1), "concern:1")).toEqual({
    problem: "tooLarge",
  });
  expect(await ctx.db.selectFrom("private_files").select(["owner", "type"]).execute()).toEqual([
    { owner: "concern:1", type: "audio/mp4" },
  ]);
});

test("files are deleted after the commit; a job removes the remains of a crash", async () => {
  const { ctx, path } = await siteWithPaper();
  await putPrivateFile(ctx, await aPhoto(), "concern:8");
  await putPrivateFile(ctx, await aPhoto("#123456"), "concern:8");
  const files = () => readdirSync(join(ctx.config.root, "var/files/private")).map((name) => `private/${name}`);
  expect(files()).toHaveLength(3);
  const paths = await withTransaction(ctx, (ctx) => deletePrivateFilesOf(ctx, "concern:8"));
  expect(paths).toHaveLength(2);
  // The process ends here.
  await removeAbandonedFiles(ctx);
  expect(files()).toEqual([path]);
  await deleteFiles(ctx, await withTransaction(ctx, (ctx) => deletePrivateFilesOf(ctx, "consent:3")));
  expect(files()).toEqual([]);
  expect(await ctx.db.selectFrom("photo_files").selectAll().execute()).toEqual([]);
});

test("a failed record leaves no file", async () => {
  const { ctx } = await createTestSite({ empty: true });
  await ctx.db.schema.alterTable("private_files").renameColumn("owner", "never").execute();
  await expect(putPrivateFile(ctx, await aPhoto(), "consent:1")).rejects.toThrow();
  expect(readdirSync(join(ctx.config.root, "var/files/private"))).toEqual([]);
});
