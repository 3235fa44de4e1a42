import { once } from "node:events";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { countWaiting } from "../../../../tests/support/faces.ts";
import { connectTo, listen, readAll, requestText } from "../../../../tests/support/loopback.ts";
import { refuse, startObjectStore } from "../../../../tests/support/object-store.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { handleRequestsWith } from "../../../handle-request.server.ts";
import { listenerFor } from "../../../server/http/serve.server.ts";
import { removeAbandonedFiles } from "./delete-photo.server.ts";

/** An app with an object store, and a signed-in editor. */
async function open(settings: Record<string, string> = {}) {
  const store = await startObjectStore();
  const here = await createTestSite({ empty: true, settings: { ...store.variables, ...settings } });
  const headers = { Cookie: await signIn(here.ctx, "editor"), Origin: "https://site.test" };
  const upload = async (background = "#a3195a") => {
    const colours = { width: 900, height: 600, channels: 3, background } as const;
    const body = new Uint8Array(await sharp({ create: colours }).jpeg().toBuffer());
    const answer = await here.ask("/admin/media/upload", { method: "POST", body, headers });
    return { status: answer.status, ...((await answer.json()) as { id?: number; src?: string; message?: string }) };
  };
  const send = (path: string, fields: Record<string, string>) =>
    here.ask(path, { method: "POST", body: new URLSearchParams(fields), headers });
  const rows = () => here.ctx.db.selectFrom("photos").selectAll().execute();
  /** Only staff can load a picture without consent. */
  const askAsStaff = (path: string) => here.ask(path, { headers });
  return { ...here, headers, store, upload, send, rows, askAsStaff };
}

const away = /^The photo arrived, but the site could not store it\. Nothing you typed is lost/;

describe("a picture in an object store", () => {
  test("is stored in all sizes", async () => {
    const { ctx, upload, ask, send, store } = await open();
    const { status, src, id } = await upload();
    expect(status).toBe(200);
    expect((await ask(src ?? "")).status).toBe(404);
    await send(`/admin/media/${id}.data`, { alt: "A tap", consent: "nobody", places: "donate" });
    await countWaiting(ctx);
    expect(store.inBucket("pictures")).toHaveLength(9);
    const answer = await ask(src ?? "");
    const { headers } = answer;
    expect(headers.get("Content-Type")).toBe("image/jpeg");
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600, s-maxage=300");
    expect(headers.get("Content-Security-Policy")).toContain("sandbox");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(String(bytes.length)).toBe(headers.get("Content-Length"));
    expect((await sharp(bytes).metadata()).width).toBe(900);
  });

  test("that cannot be stored returns an error, leaves no row, then succeeds later", async () => {
    const { upload, store, rows, logged } = await open();
    store.breakWith((_, outgoing) => refuse(outgoing, 503, "SlowDown"));
    const { status, message } = await upload();
    expect([status, message]).toEqual([503, expect.stringMatching(away)]);
    expect(logged.join("")).toContain('"code":"STORE_BUSY"');
    store.mend();
    expect([await rows(), store.inBucket("pictures")]).toEqual([[], []]);
    expect((await upload()).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test("is not stored if the store takes only some sizes", async () => {
    const { upload, store, rows } = await open();
    let taken = 0;
    store.breakWith(({ method }, outgoing) => method === "PUT" && ++taken > 4 && refuse(outgoing, 403, "AccessDenied"));
    expect((await upload()).message).toMatch(away);
    expect([await rows(), store.inBucket("pictures")]).toEqual([[], []]);
  });

  test("keeps its files when a repeated upload fails", async () => {
    const { upload, store, askAsStaff } = await open();
    const { src } = await upload();
    const kept = store.inBucket("pictures");
    let looked = 0;
    store.breakWith(({ method }, outgoing) => method === "HEAD" && ++looked > 4 && Boolean(outgoing.destroy()));
    expect((await upload()).message).toMatch(away);
    store.mend();
    expect(store.inBucket("pictures")).toEqual(kept);
    expect((await askAsStaff(src ?? "")).status).toBe(200);
  });

  test("that breaks off on its way also breaks off for the visitor", async () => {
    const { upload, ctx, store, headers } = await open();
    const { src = "" } = await upload();
    const build = await import("virtual:react-router/server-build");
    const port = await listen(listenerFor(handleRequestsWith(ctx, build), ctx));
    store.breakWith((_, outgoing) => {
      outgoing.writeHead(200, { "Content-Length": 100_000 });
      return Boolean(outgoing.write(Buffer.alloc(50_000), () => setTimeout(() => outgoing.destroy(), 50)));
    });
    const socket = await connectTo(port);
    const ended = once(socket, "close");
    socket.write(requestText(`GET ${src}`, { Connection: "keep-alive", Cookie: headers.Cookie }));
    const answer = await readAll(socket);
    await ended;
    expect(answer).toContain("content-length: 100000".toLowerCase());
    expect(answer.length).toBeLessThan(100_000);
  });

  test("gets 503 while the store is down, with one log line", async () => {
    const { upload, askAsStaff, store, logged } = await open();
    const { src = "" } = await upload();
    store.breakWith((_, outgoing) => refuse(outgoing, 503, "SlowDown"));
    const answers = await Promise.all(Array.from({ length: 5 }, () => askAsStaff(src)));
    expect(answers.map(({ status, headers }) => [status, headers.get("Retry-After")])).toEqual(
      Array.from({ length: 5 }, () => [503, "60"]),
    );
    expect(answers[0]?.headers.get("Cache-Control")).toBe("no-store");
    expect(logged.filter((line) => line.includes("photo storage does not answer"))).toHaveLength(1);
    store.mend();
    expect((await askAsStaff(src)).status).toBe(200);
  });

  test("is deleted only when its files can be", async () => {
    const { upload, send, rows, store, logged } = await open();
    const { id } = await upload();
    store.breakWith((_, outgoing) => Boolean(outgoing.destroy()));
    const refused = await send(`/admin/media/${id}.data`, { intent: "delete" });
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining("so nothing was deleted")]);
    expect(logged.join("")).not.toContain('"event":"bug"');
    expect(await rows()).toHaveLength(1);
    store.mend();
    expect((await send(`/admin/media/${id}.data`, { intent: "delete" })).status).toBe(200);
    expect([await rows(), store.inBucket("pictures")]).toEqual([[], []]);
  });

  test("is reported and logged if its file remains after deletion", async () => {
    const { upload, send, store, logged, ctx } = await open();
    const { id } = await upload();
    const [stays = ""] = store.inBucket("pictures");
    store.breakWith(
      ({ method, url }, outgoing) =>
        method === "DELETE" && url?.includes(stays) === true && refuse(outgoing, 403, "AccessDenied"),
    );
    const answer = await send(`/admin/media/${id}.data`, { intent: "delete" });
    expect(answer.status).toBe(503);
    expect(store.inBucket("pictures")).toEqual([stays]);
    expect(logged.join("")).toContain(`"path":"${stays}"`);
    // The job tries again later.
    store.mend();
    await removeAbandonedFiles(ctx);
    expect(store.inBucket("pictures")).toEqual([]);
  });
});

test("no page links to the store itself", async () => {
  const { read } = await createTestSite();
  const html = await read("/");
  expect(html).toContain('src="/files/');
  expect(html).not.toContain("preconnect");
});
