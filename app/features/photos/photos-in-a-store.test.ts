import { once } from "node:events";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { connectTo, listen, readAll, requestText } from "../../../tests/support/loopback.ts";
import { refuse, startObjectStore } from "../../../tests/support/object-store.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../tests/support/test-site.ts";
import { answerRequestsWith } from "../../answer-request.server.ts";
import { listenerFor } from "../../platform/http/serve.server.ts";

/** A site that keeps its pictures in a store, and an editor of it. */
async function open(settings: Record<string, string> = {}) {
  const store = await startObjectStore();
  const here = await createTestSite({ empty: true, settings: { ...store.variables, ...settings } });
  const headers = { Cookie: await signIn(here.site, "editor"), Origin: "https://site.test" };
  const upload = async (background = "#a3195a") => {
    const colours = { width: 900, height: 600, channels: 3, background } as const;
    const body = new Uint8Array(await sharp({ create: colours }).jpeg().toBuffer());
    const answer = await here.ask("/admin/media/upload", { method: "POST", body, headers });
    return { status: answer.status, ...((await answer.json()) as { id?: number; src?: string; message?: string }) };
  };
  const send = (path: string, fields: Record<string, string>) =>
    here.ask(path, { method: "POST", body: new URLSearchParams(fields), headers });
  const rows = () => here.site.database.selectFrom("photos").selectAll().execute();
  const readAsStaff = async (path: string) => (await here.ask(path, { headers })).text();
  return { ...here, store, upload, send, rows, readAsStaff };
}

const away =
  /^The picture arrived, but the place where pictures are kept does not answer just now\. Nothing you typed is lost/;

describe("a picture of a site that keeps pictures in an object store", () => {
  test("is kept there in every size, and shown by the site as from a folder", async () => {
    const { upload, ask, store } = await open();
    const { status, src } = await upload();
    expect(status).toBe(200);
    expect(store.inBucket("pictures")).toHaveLength(9);
    const answer = await ask(src ?? "");
    const { headers } = answer;
    expect(headers.get("Content-Type")).toBe("image/jpeg");
    expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("Content-Security-Policy")).toContain("sandbox");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(String(bytes.length)).toBe(headers.get("Content-Length"));
    expect((await sharp(bytes).metadata()).width).toBe(900);
  });

  test("that cannot be kept says so in words for a volunteer, leaves no row and no file, and is kept the next time", async () => {
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

  test("of which the store takes only some sizes is not there at all", async () => {
    const { upload, store, rows } = await open();
    let taken = 0;
    store.breakWith(({ method }, outgoing) => method === "PUT" && ++taken > 4 && refuse(outgoing, 403, "AccessDenied"));
    expect((await upload()).message).toMatch(away);
    expect([await rows(), store.inBucket("pictures")]).toEqual([[], []]);
  });

  test("that is sent again while the store fails keeps what it had", async () => {
    const { upload, store, ask } = await open();
    const { src } = await upload();
    const kept = store.inBucket("pictures");
    let looked = 0;
    store.breakWith(({ method }, outgoing) => method === "HEAD" && ++looked > 4 && Boolean(outgoing.destroy()));
    expect((await upload()).message).toMatch(away);
    store.mend();
    expect(store.inBucket("pictures")).toEqual(kept);
    expect((await ask(src ?? "")).status).toBe(200);
  });

  test("that breaks off on its way from the store breaks off for the visitor too, and is no whole picture", async () => {
    const { upload, site, store } = await open();
    const { src = "" } = await upload();
    const build = await import("virtual:react-router/server-build");
    const port = await listen(listenerFor(answerRequestsWith(site, build), site));
    store.breakWith((_, outgoing) => {
      outgoing.writeHead(200, { "Content-Length": 100_000 });
      return Boolean(outgoing.write(Buffer.alloc(50_000), () => setTimeout(() => outgoing.destroy(), 50)));
    });
    const socket = await connectTo(port);
    const ended = once(socket, "close");
    socket.write(requestText(`GET ${src}`, { Connection: "keep-alive" }));
    const answer = await readAll(socket);
    await ended;
    expect(answer).toContain("content-length: 100000".toLowerCase());
    expect(answer.length).toBeLessThan(100_000);
  });

  test("is asked for later, while the store is away, and the log says so once and not for every visitor", async () => {
    const { upload, ask, store, logged } = await open();
    const { src = "" } = await upload();
    store.breakWith((_, outgoing) => refuse(outgoing, 503, "SlowDown"));
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(src)));
    expect(answers.map(({ status, headers }) => [status, headers.get("Retry-After")])).toEqual(
      Array.from({ length: 5 }, () => [503, "60"]),
    );
    expect(answers[0]?.headers.get("Cache-Control")).toBe("no-store");
    expect(logged.filter((line) => line.includes("pictures away"))).toHaveLength(1);
    store.mend();
    expect((await ask(src)).status).toBe(200);
  });

  test("is not deleted while its files cannot be, and then with all of them", async () => {
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

  test("that is deleted while one of its files stays is said to, and the log names the file", async () => {
    const { upload, send, store, logged } = await open();
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
  });
});

describe("pictures that everybody sees somewhere else", () => {
  const elsewhere = "https://pictures.test";

  /** A post with a picture to which all agreed. */
  async function openWithPost() {
    const here = await open({ FILES_PUBLIC_URL: elsewhere });
    const { id, src = "" } = await here.upload();
    const fields = { title: "With a picture", paragraphs: "Look.", photos: String(id), [`photo-${id}-alt`]: "A tap" };
    await here.send("/admin/post.data", { ...fields, [`photo-${id}-consent`]: "on" });
    return { ...here, id, src, path: src.slice("/files/".length) };
  }

  test("are addressed there on public pages, which allow that place and call there at once", async () => {
    const { ask, path } = await openWithPost();
    const answer = await ask("/blog/with-a-picture");
    const html = await answer.text();
    expect(html).toContain(`src="${elsewhere}/${path}"`);
    expect(html).not.toContain("/files/");
    expect(html).toContain(`<meta property="og:image" content="${elsewhere}/${path}"/>`);
    expect(html.slice(0, html.indexOf("</head>"))).toContain(`<link rel="preconnect" href="${elsewhere}"/>`);
    expect(answer.headers.get("Content-Security-Policy")).toContain(`img-src 'self' ${elsewhere};`);
  });

  test("are called for early at the top of the home page too", async () => {
    const { send, read, id, path } = await openWithPost();
    await send(`/admin/media/${id}.data`, { alt: "A tap", consent: "on", places: "home-hero" });
    const html = await read("/");
    expect(html).toContain(`src="${elsewhere}/${path}"`);
    expect(html).toContain(`<link rel="preconnect" href="${elsewhere}"/>`);
  });

  test("are shown to staff by the site where they are worked with, before anybody agreed as well as after", async () => {
    const { upload, readAsStaff, ask, src } = await openWithPost();
    const { src: waiting = "" } = await upload("#f8a700");
    const html = await readAsStaff("/admin/media");
    expect(html).toContain(`src="${src}"`);
    expect(html).toContain(`src="${waiting}"`);
    expect((await ask(waiting)).status).toBe(200);
  });

  test("are gone from public pages as soon as somebody takes the tick out", async () => {
    const { send, read, id } = await openWithPost();
    await send(`/admin/media/${id}.data`, { alt: "A tap" });
    expect(await read("/blog/with-a-picture")).not.toContain(elsewhere);
  });

  test("are no secret: the privacy page names who learns of a visit", async () => {
    const { read } = await openWithPost();
    const html = await read("/privacy");
    expect(html).toContain("Pictures come from pictures.test, which learns your network address");
    expect(html).not.toContain("nothing from other websites. Pages");
  });

  test("are on this site without that setting, and no page calls anywhere", async () => {
    const { read } = await createTestSite();
    const html = await read("/");
    expect(html).toContain('src="/files/');
    expect(html).not.toContain("preconnect");
  });
});
