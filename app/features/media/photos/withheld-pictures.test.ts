import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { purgeOnSchedule } from "../../../../ops/cdn/cdn-purge.server.ts";
import { agreed } from "../../../../tests/support/agreed.ts";
import { openCdn } from "../../../../tests/support/cdn-endpoint.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { temporaryFolder } from "../../../../tests/support/temporary-folder.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { openDatabase } from "../../../server/db/database.server.ts";
import { subscribeToChanges } from "../../../server/page-cache/cache-pages.server.ts";
import { migrations } from "../../migrations.server.ts";
import { removeAbandonedFiles } from "./delete-photo.server.ts";
import { findOwned } from "./photo-file-queries.server.ts";
import { addPhoto, findPhotosById } from "./photo-queries.server.ts";

const soon = { timeout: 30_000, interval: 20 };

async function open(settings: Record<string, string> = {}) {
  const here = await createTestSite({ empty: true, settings });
  const asEditor = { Cookie: await signIn(here.ctx, "editor"), Origin: "https://site.test" };
  const asAdmin = { Cookie: await signIn(here.ctx, "admin"), Origin: "https://site.test" };
  const send = (path: string, fields: Record<string, string>, headers = asEditor) =>
    here.ask(path, { method: "POST", body: new URLSearchParams(fields), headers });
  /** Uploads a picture. Unless it is wider, it becomes one size in three formats. */
  const upload = async (width = 480) => {
    const body = new Uint8Array(
      await sharp({ create: { width, height: 320, channels: 3, background: "#a3195a" } })
        .jpeg()
        .toBuffer(),
    );
    const answer = await here.ask("/admin/media/upload?folder=images", { method: "POST", body, headers: asEditor });
    return (await answer.json()) as { id: number; src: string };
  };
  const filesOf = async (id: number) => {
    const [photo] = await findPhotosById(here.ctx.db, [id]);
    return (JSON.parse(photo?.sizes ?? "[]") as { path: string }[]).map(({ path }) => `/files/${path}`);
  };
  const agree = (id: number) =>
    send(`/admin/media/${id}.data`, { alt: "A class waves", places: "donate", ...agreed("consent") });
  const withdraw = (id: number) => send(`/admin/media/${id}.data`, { intent: "withdraw" });
  const attached = (id: number, title: string, more: Record<string, string> = {}) =>
    send("/admin/post.data", {
      title,
      paragraphs: "Look.",
      photos: String(id),
      [`photo-${id}-alt`]: "A class waves",
      ...agreed(`photo-${id}-consent`),
      ...more,
    });
  const listed = async () => {
    const names: string[] = [];
    for await (const { path } of here.ctx.storage.list()) names.push(path);
    return names;
  };
  return { ...here, asEditor, asAdmin, send, upload, filesOf, agree, withdraw, attached, listed };
}

describe("the files of a picture", () => {
  test("without consent are served to staff only, uncached", async () => {
    const { ask, upload, filesOf, asEditor } = await open();
    const { id } = await upload(900);
    const paths = await filesOf(id);
    expect(paths).toHaveLength(9);
    for (const path of paths) {
      for (const Cookie of ["", "staff.session_token=made-up"]) {
        const refused = await ask(path, { headers: { Cookie } });
        expect([path, refused.status, refused.headers.get("Cache-Control")]).toEqual([path, 404, "no-store"]);
      }
      const shown = await ask(path, { headers: asEditor });
      expect([path, shown.status, shown.headers.get("Cache-Control")]).toEqual([path, 200, "no-store"]);
      expect(shown.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
      await shown.body?.cancel();
    }
  });

  test("are public with consent, then 410 after a withdrawal", async () => {
    const { ask, upload, filesOf, agree, withdraw, asAdmin } = await open();
    const { id } = await upload(900);
    const paths = await filesOf(id);
    const [path = ""] = await filesOf(id);
    expect((await ask(path)).status).toBe(404);
    await agree(id);
    const shown = await ask(path);
    expect(shown.status).toBe(200);
    expect(shown.headers.get("Cache-Control")).toBe("public, max-age=3600, s-maxage=300");
    await shown.body?.cancel();
    await withdraw(id);
    expect(paths.length).toBeGreaterThan(5);
    for (const size of paths)
      for (const headers of [{}, asAdmin]) {
        const gone = await ask(size, { headers });
        expect(gone.status).toBe(410);
        expect([gone.headers.get("Content-Type"), gone.headers.get("Cache-Control")]).toEqual([
          "image/svg+xml",
          "no-store",
        ]);
        expect(await gone.text()).toMatch(/^<svg /);
      }
    // Revalidation of a browser's copy does not answer 304.
    expect((await ask(path, { headers: { "If-None-Match": shown.headers.get("ETag") ?? "" } })).status).toBe(410);
    // Another yes does not show it again.
    await agree(id);
    expect((await ask(path)).status).toBe(410);
  });

  test("are withheld when another process withdraws consent", async () => {
    const { ctx, ask } = await open({ DATABASE_URL: `sqlite:${join(temporaryFolder(), "site.sqlite")}` });
    subscribeToChanges(ctx);
    const path = await ctx.storage.put("images", "jpg", Buffer.from("a smile"));
    const facts = { path, alt: "A smile", width: 4, height: 3, kind: "photograph" as const };
    await addPhoto(ctx.db, { ...facts, consent_by: "Sample Editor", consent_at: "2026-03-10T09:00:00.000Z" });
    await (await ask(`/files/${path}`)).body?.cancel();
    const other = await openDatabase(ctx.config.databaseUrl, "/", migrations);
    await other.updateTable("photos").set({ consent_at: null }).execute();
    await other.destroy();
    const status = async () => {
      const answer = await ask(`/files/${path}`);
      await answer.body?.cancel();
      return answer.status;
    };
    await expect.poll(status, soon).toBe(404);
  });

  test("in a browser's cache are not sent again, without any query", async () => {
    const { ask, upload, filesOf, agree, ctx } = await open();
    const { id } = await upload();
    await agree(id);
    const [path = ""] = await filesOf(id);
    const first = await ask(path);
    await first.body?.cancel();
    await ctx.storage.remove(path.slice("/files/".length));
    await ctx.db.destroy();
    const own = first.headers.get("ETag") ?? "";
    for (const tag of [own, own.replace("W/", ""), `"another", ${own}`]) {
      const again = await ask(path, { headers: { "If-None-Match": tag } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(again.headers.get("Cache-Control")).toBe(first.headers.get("Cache-Control"));
    }
  });

  test("shared with a picture without consent are withheld", async () => {
    const { ask, upload, filesOf, agree, ctx } = await open();
    const { id } = await upload();
    await agree(id);
    const [shared = ""] = await filesOf(id);
    await (await ask(shared)).body?.cancel();
    const sizes = JSON.stringify([{ format: "avif", width: 480, path: shared.slice("/files/".length) }]);
    await addPhoto(ctx.db, {
      path: `images/${"b".repeat(32)}.jpg`,
      alt: "",
      width: 480,
      height: 480,
      kind: "photograph",
      sizes,
    });
    expect((await ask(shared)).status).toBe(404);
  });

  test("without a picture are served to no user", async () => {
    const { ask, ctx, asAdmin } = await open();
    const path = await ctx.storage.put("images", "jpg", Buffer.from("left over"));
    for (const headers of [{}, asAdmin]) expect((await ask(`/files/${path}`, { headers })).status).toBe(404);
  });
});

describe("a CDN in front of the site", () => {
  test("caches photographs like pages, is purged on withdrawal, and gets no withheld file", async () => {
    const { url, asked } = await openCdn();
    const settings = { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: "the-token" };
    const { ask, upload, filesOf, agree, withdraw, ctx, asEditor } = await open(settings);
    const { id } = await upload();
    await agree(id);
    const [path = ""] = await filesOf(id);
    const shown = await ask(path);
    expect(shown.headers.get("Cache-Tag")).toBe("pictures");
    expect(shown.headers.get("CDN-Cache-Control")).toBe("max-age=300");
    await shown.body?.cancel();
    await purgeOnSchedule(ctx);
    await expect.poll(() => asked.length, soon).toBeGreaterThan(0);
    const before = asked.length;
    await withdraw(id);
    await expect.poll(() => JSON.stringify(asked.slice(before)), soon).toContain("pictures");
    const withheld = await ask(path, { headers: asEditor });
    expect([withheld.headers.get("Cache-Tag"), withheld.headers.get("CDN-Cache-Control")]).toEqual([null, null]);
    await withheld.body?.cancel();
  });
});

describe("a picture in a deleted post", () => {
  test("can be deleted, and the post returns without it", async () => {
    const { upload, attached, send, read, listed, asAdmin } = await open();
    const { id, src } = await upload();
    await attached(id, "Gone");
    expect((await send(`/admin/media/${id}.data`, { intent: "delete" }, asAdmin)).status).toBe(409);
    await send("/admin/post/1.data", { intent: "delete" });
    expect((await send(`/admin/media/${id}.data`, { intent: "delete" }, asAdmin)).status).toBe(200);
    expect(await listed()).toEqual([]);
    await send("/admin/post/1.data", { intent: "undelete" });
    const html = await read("/blog/gone");
    expect(html).toContain("Look.");
    expect(html).not.toContain(src);
  });

  test("stays if a published post uses it", async () => {
    const { upload, attached, send, asAdmin } = await open();
    const { id } = await upload();
    await attached(id, "Gone");
    await attached(id, "Here");
    await send("/admin/post/1.data", { intent: "delete" });
    expect((await send(`/admin/media/${id}.data`, { intent: "delete" }, asAdmin)).status).toBe(409);
  });
});

describe("an admin", () => {
  test("deletes a picture everywhere in one act, which the log records", async () => {
    const { upload, attached, send, read, listed, asAdmin, asEditor, ask, ctx } = await open();
    const { id, src } = await upload();
    await attached(id, "Here");
    await attached(id, "Gone");
    await send("/admin/post/2.data", { intent: "delete" });
    await send(`/admin/media/${id}.data`, { alt: "A class waves", ...agreed("consent"), places: "home-hero" });
    expect(await read("/")).toContain(src);
    expect(await (await ask(`/admin/media?photo=${id}`, { headers: asEditor })).text()).not.toContain(
      "Remove everywhere",
    );
    expect(await (await ask(`/admin/media?photo=${id}`, { headers: asAdmin })).text()).toContain("Remove everywhere");

    const act = { intent: "deleteEverywhere" };
    expect((await send(`/admin/media/${id}.data`, act)).status).toBe(403);
    expect(await read("/blog/here")).toContain(src);
    expect((await send(`/admin/media/${id}.data`, act, asAdmin)).status).toBe(200);

    for (const path of ["/", "/blog/here"]) expect(await read(path), path).not.toContain(src);
    for (const headers of [{}, asAdmin]) expect((await ask(src, { headers })).status).toBe(404);
    expect(await listed()).toEqual([]);
    const auditEvent = await ctx.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
    expect([auditEvent.what, auditEvent.subject, auditEvent.who]).toEqual([
      "picture deleted everywhere",
      `photo:${id}`,
      "Sample Admin",
    ]);
    expect(JSON.parse(auditEvent.before ?? "")).toEqual({ uses: ["place:home-hero", "post:1", "post:2"] });
  });
});

describe("deleting a picture", () => {
  test("keeps files that another picture shares until that one goes", async () => {
    const { upload, filesOf, send, ctx, listed, asAdmin } = await open();
    const { id } = await upload();
    const [first = "", second = ""] = (await filesOf(id)).map((path) => path.slice("/files/".length));
    const other = await addPhoto(ctx.db, {
      path: first,
      alt: "",
      width: 480,
      height: 480,
      kind: "photograph",
      sizes: JSON.stringify([{ format: "webp", width: 480, path: second }]),
    });
    expect((await send(`/admin/media/${id}.data`, { intent: "delete" }, asAdmin)).status).toBe(200);
    expect((await listed()).sort()).toEqual([first, second].sort());
    expect((await send(`/admin/media/${other}.data`, { intent: "delete" }, asAdmin)).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  test("finishes later if the process ends before its files are removed", async () => {
    const { upload, send, listed, ctx } = await open();
    const { id } = await upload(900);
    const removing = ctx.storage.remove;
    ctx.storage.remove = () => Promise.reject(new Error("the process ended here"));
    expect((await send(`/admin/media/${id}.data`, { intent: "delete" })).status).toBe(503);
    ctx.storage.remove = removing;
    const left = await listed();
    expect(left).toHaveLength(9);
    expect(await findOwned(ctx.db, left)).toEqual([]);

    await upload(900);
    await removeAbandonedFiles(ctx);
    expect((await listed()).sort()).toEqual(left.sort());

    const again = await upload(900);
    ctx.storage.remove = () => Promise.reject(new Error("the process ended here"));
    await send(`/admin/media/${again.id}.data`, { intent: "delete" });
    ctx.storage.remove = removing;
    await removeAbandonedFiles(ctx);
    expect(await listed()).toEqual([]);
    expect(await ctx.db.selectFrom("photo_files").selectAll().execute()).toEqual([]);
  });
});
