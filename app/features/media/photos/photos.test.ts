import sharp from "sharp";
import { expect, test } from "vitest";
import { agreedPairs } from "../../../../tests/support/agreed.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

const staff = async () => {
  const here = await createTestSite();
  const cookie = await signIn(here.ctx, "editor");
  const headers = { Cookie: cookie, Origin: "https://site.test" };
  const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
    const answer = await here.ask("/admin/media/upload", { method: "POST", body: bytes, headers });
    return { status: answer.status, ...((await answer.json()) as { id?: number; src?: string; message?: string }) };
  };
  const send = (path: string, fields: string[][]) =>
    here.ask(path, { method: "POST", body: new URLSearchParams(fields as [string, string][]), headers });
  return { ...here, cookie, headers, upload, send };
};

const aPhotograph = async (background = "#a3195a") =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .withExif({ IFD0: { Make: "Sample phone" } })
      .jpeg()
      .toBuffer(),
  );

test("an uploaded photograph is stored in all sizes without metadata", async () => {
  const { upload, ask, ctx, headers } = await staff();
  const { status, id, src } = await upload(await aPhotograph());
  expect(status).toBe(200);
  const answer = await ask(src ?? "", { headers });
  expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
  expect(Buffer.from(await answer.arrayBuffer()).includes("Sample phone")).toBe(false);
  const row = await ctx.db
    .selectFrom("photos")
    .selectAll()
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  expect(JSON.parse(row?.sizes ?? "[]")).toHaveLength(9);
  expect(row).toMatchObject({ kind: "photograph", consent_at: null, uploaded_by: "Sample Editor" });
});

test("a file that is no picture is refused", async () => {
  const { upload, ctx } = await staff();
  const before = await ctx.db.selectFrom("photos").select("id").execute();
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const half = (await aPhotograph()).slice(0, 900);
  for (const bytes of [svg, half, new Uint8Array(0)]) {
    const { status, message } = await upload(bytes);
    expect(status).toBe(422);
    expect(message).toMatch(/^(?:We cannot show this kind of file|This photo is damaged)/);
  }
  expect(await ctx.db.selectFrom("photos").select("id").execute()).toEqual(before);
});

test("a file over 20 MB is refused before its end", async () => {
  const { upload } = await staff();
  const { status, message } = await upload(new Uint8Array(20 * 1024 * 1024 + 1));
  expect(status).toBe(422);
  expect(message).toBe("This file is larger than 20 MB. Choose a smaller one.");
});

test("uploads need a session and the own website", async () => {
  const { ask, headers } = await staff();
  const body = await aPhotograph();
  const post = (own: Record<string, string>) => ask("/admin/media/upload", { method: "POST", body, headers: own });
  expect((await post({ Origin: "https://site.test" })).status).toBe(302);
  expect((await post({ ...headers, Origin: "https://evil.example" })).status).toBe(403);
});

test("a post is published with a photograph with consent and description", async () => {
  const { upload, send, read, ctx } = await staff();
  const { id, src } = await upload(await aPhotograph());
  const post = [
    ["title", "With a picture"],
    ["paragraphs", "Look."],
    ["photos", String(id)],
  ];
  const unready = await send("/admin/post.data", [...post, ...agreedPairs(`photo-${id}-consent`)]);
  expect(unready.status).toBe(422);
  expect(await unready.text()).toContain("Every photo needs its sentence");
  expect((await read("/blog")).includes("With a picture")).toBe(false);

  const described = [...post, [`photo-${id}-alt`, "Children at a new tap"], ...agreedPairs(`photo-${id}-consent`)];
  await send("/admin/post.data", described);
  const html = await read("/blog/with-a-picture");
  expect(html).toContain(`src="${src}"`);
  expect(html).toContain('alt="Children at a new tap"');
  expect(html).toContain('<source type="image/avif"');
  const row = await ctx.db
    .selectFrom("photos")
    .selectAll()
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  expect(row).toMatchObject({ consent_by: "Sample Editor", consent_at: "2026-03-10T09:00:00.000Z" });
});

test("a draft may wait for consent; a withdrawal hides the picture everywhere", async () => {
  const { upload, send, read } = await staff();
  const { id, src } = await upload(await aPhotograph());
  const fields = [
    ["title", "Waiting"],
    ["photos", String(id)],
    [`photo-${id}-alt`, "A class"],
  ];
  await send("/admin/post.data", [...fields, ["status", "draft"]]);
  expect((await read("/admin/media")).includes("Waiting")).toBe(false);
  await send("/admin/post.data", [...fields, ...agreedPairs(`photo-${id}-consent`)]);
  expect(await read("/blog/waiting-2")).toContain(`src="${src}"`);
  await send(`/admin/media/${id}.data`, [["intent", "withdraw"]]);
  expect(await read("/blog/waiting-2")).not.toContain(`src="${src}"`);
});

test("only an unused picture can be deleted", async () => {
  const { upload, send, ask, ctx, headers } = await staff();
  const { id, src } = await upload(await aPhotograph());
  await send("/admin/post.data", [
    ["title", "In use"],
    ["status", "draft"],
    ["photos", String(id)],
  ]);
  const inUse = await send(`/admin/media/${id}.data`, [["intent", "delete"]]);
  expect(inUse.status).toBe(409);
  expect(await inUse.text()).toContain("This photo is in use.");
  await ctx.db
    .deleteFrom("photo_attachments")
    .where("photo_id", "=", id ?? 0)
    .execute();
  expect((await ask(src ?? "", { headers })).status).toBe(200);
  await send(`/admin/media/${id}.data`, [["intent", "delete"]]);
  expect(
    await ctx.db
      .selectFrom("photos")
      .select("id")
      .where("id", "=", id ?? 0)
      .execute(),
  ).toEqual([]);
  // Its files are deleted too, as a family may demand.
  expect((await ask(src ?? "", { headers })).status).toBe(404);
});

test("a picture that is uploaded again keeps its words and consent", async () => {
  const { upload, send } = await staff();
  const { id } = await upload(await aPhotograph());
  await send(`/admin/media/${id}.data`, [
    ["alt", "Two girls plant a tree"],
    ["focus", "100-0"],
    ...agreedPairs("consent"),
  ]);
  const said = { id, alt: "Two girls plant a tree", hasConsent: true, focus: "100-0", kind: "photograph" };
  expect(await upload(await aPhotograph())).toMatchObject(said);
});

test("a draft cannot remove the description of a published picture", async () => {
  const { upload, send, read } = await staff();
  const { id } = await upload(await aPhotograph());
  const said = [
    ["photos", String(id)],
    [`photo-${id}-alt`, "Two girls plant a tree"],
    ...agreedPairs(`photo-${id}-consent`),
  ];
  await send("/admin/post.data", [["title", "Shown"], ...said]);
  const blank = [
    ["title", "Draft"],
    ["status", "draft"],
    ["photos", String(id)],
    [`photo-${id}-alt`, ""],
    ...agreedPairs(`photo-${id}-consent`),
  ];
  expect((await send("/admin/post.data", blank)).status).toBe(200);
  expect(await read("/blog/shown")).toContain('alt="Two girls plant a tree"');
});

test("a draft's new description of a published picture is checked", async () => {
  const { ctx, upload, send } = await staff();
  const { id } = await upload(await aPhotograph());
  const said = (alt: string) => [
    ["photos", String(id)],
    [`photo-${id}-alt`, alt],
    ...agreedPairs(`photo-${id}-consent`),
  ];
  const altOf = async () =>
    (await ctx.db.selectFrom("photos").select("alt").where("id", "=", Number(id)).executeTakeFirst())?.alt;
  const risky = "Amina Bello, 9, waves";
  const draft = [["title", "Draft"], ["status", "draft"], ...said(risky)];
  await send("/admin/post.data", [["title", "Shown"], ...said("Two girls plant a tree")]);
  const asked = await send("/admin/post.data", draft);
  expect([asked.status, await altOf()]).toEqual([422, "Two girls plant a tree"]);
  const [answer = ""] = /[\w-]{22}(?=\\?",\\?"field)/.exec(await asked.text()) ?? [];
  await send("/admin/post.data", [...draft, ["word-answers", `${answer}:published`]]);
  expect(await altOf()).toBe(risky);
});

test("the focal point is stored and stays when a form omits it", async () => {
  const { upload, send, read } = await staff();
  const { id } = await upload(await aPhotograph());
  const said = [
    ["photos", String(id)],
    [`photo-${id}-alt`, "Two girls plant a tree"],
    ...agreedPairs(`photo-${id}-consent`),
  ];
  await send("/admin/post.data", [["title", "Focused"], ...said, [`photo-${id}-focus`, "100-0"]]);
  expect(await read("/blog/focused")).toContain("focus-100-0");
  await send("/admin/post.data", [["title", "Again"], ...said, [`photo-${id}-focus`, "javascript"]]);
  expect(await read("/blog/again")).toContain("focus-100-0");
  // Any point that the sliders send.
  const point = [40, 62].map((percent) => [`photo-${id}-focus`, String(percent)]);
  await send("/admin/post.data", [["title", "Between"], ...said, ...point]);
  expect(await read("/blog/between")).toContain(".focus-40-62{object-position:40% 62%!important}");
  await send("/admin/post.data", [["title", "Beyond"], ...said, [`photo-${id}-focus`, "140-62"]]);
  expect(await read("/blog/beyond")).toContain("focus-40-62");
});

test("a photograph with consent replaces the drawing of a fixed place", async () => {
  const { upload, send, read } = await staff();
  const { id, src } = await upload(await aPhotograph());
  const there = [
    ["alt", "A class waves"],
    ["places", "home-hero"],
    ["places", "donate"],
  ];
  const path = `/admin/media/${id}.data`;
  expect((await send(path, there)).status).toBe(422);
  expect(await read("/")).not.toContain(src);
  expect((await send(path, [...there, ...agreedPairs("consent")])).status).toBe(200);
  expect(await read("/")).toContain(src);
  expect(await read("/donate")).toContain(src);
  expect((await send(path, [["intent", "delete"]])).status).toBe(409);

  const { id: other, src: otherSrc } = await upload(await aPhotograph("#f8a700"));
  await send(`/admin/media/${other}.data`, [...there.slice(0, 2), ...agreedPairs("consent")]);
  expect(await read("/")).toContain(otherSrc);
  expect(await read("/")).not.toContain(src);

  await send(path, [["alt", "A class waves"], ...agreedPairs("consent")]);
  expect(await read("/donate")).not.toContain(src);
  expect((await send(path, [...there, ["places", "somewhere"]])).status).toBe(422);
});
