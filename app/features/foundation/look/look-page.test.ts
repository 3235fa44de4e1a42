import { expect, test } from "vitest";
import { runJob } from "../../../../tests/support/run-job.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { trustTime } from "../../../server/db/trusted-time.ts";
import { nearestPassing, readyPalettes } from "../../../values/look/check-palette.ts";
import { lookKey } from "../../../values/look/look-key.ts";
import { samplePalette } from "../../../values/look/palette.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { withBrandedEmails } from "./brand-emails.server.ts";

const lagoon = readyPalettes[3]?.palette ?? samplePalette;

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#083b3a" d="M0 0h9v9H0z"/></svg>';

async function as(role: "admin" | "editor") {
  const here = await createTestSite();
  const headers = { Cookie: await signIn(here.ctx, role), Origin: "https://site.test" };
  const sound = { name: "Hope", kind: "Foundation", ...lagoon, cloth: "gingham", displayFace: "on", logo: "" };
  const post = (fields: Record<string, string>) =>
    here.ask("/admin/look.data", { method: "POST", headers, body: new URLSearchParams(fields) });
  const save = (fields: Record<string, string> = {}) => post({ ...sound, ...fields });
  const upload = async (body: BodyInit) => {
    const answer = await here.ask("/admin/look/logo", { method: "POST", headers, body });
    return { status: answer.status, ...((await answer.json()) as { logo?: string; message?: string }) };
  };
  const look = async () => (await findSettings(here.ctx)).look;
  return { ...here, headers, post, save, upload, look };
}

test("a saved look changes pages, staff area, manifest, e-mails at once", async () => {
  const { save, read, ask, headers, ctx } = await as("editor");
  expect((await save()).status).toBe(200);
  const home = await read("/");
  expect(home).toContain(`--ink: ${lagoon.ink}`);
  expect(home).toContain("Hope");
  const key = lookKey({ palette: lagoon, cloth: "gingham" });
  expect(home).toContain(`/look/${key}/strip.svg`);
  const staff = await (await ask("/admin/look", { headers })).text();
  expect(staff).toContain(`href="/look/${key}/staff.css?v=`);
  expect(staff).toContain(`<meta name="theme-color" content="${lagoon.page}"`);
  const manifest = (await (await ask("/staff.webmanifest")).json()) as Record<string, unknown>;
  expect(manifest.theme_color).toBe(lagoon.page);
  const sent: string[] = [];
  const mailer = { atOnce: 1, send: async ({ html }: { html: string }) => void sent.push(html) };
  const email = { to: "reader@example.org", subject: "Hello", text: "", html: '<p style="color:#2a0e45">#2a0e45</p>' };
  await withBrandedEmails({ ...ctx, mailer }).mailer.send(email);
  expect(sent).toEqual([`<p style="color:${lagoon.ink}">#2a0e45</p>`]);
});

test("unreadable colours are rejected, with a sentence that names the pair", async () => {
  const { save, look } = await as("admin");
  const answer = await save({ ...samplePalette, sky: "#7a3a5a" });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(/Ink on Sky is \d\.\d\. It needs 4\.5\. Darken the ink or lighten the sky\./);
  const nearest = nearestPassing({ ...samplePalette, sky: "#7a3a5a" });
  expect((await save(nearest)).status).toBe(200);
  expect((await look()).palette).toEqual(nearest);
});

test.each([
  ["ink", "blue", "Choose a colour"],
  ["page", "#fff", "Choose a colour"],
  ["page", "#fff7e8;}", "Choose a colour"],
  ["name", " ", "This cannot be empty"],
  ["cloth", "velvet", "Choose a cloth"],
  ["logo", "../../etc/passwd", "Choose the logo again"],
  ["logo", `images/${"a".repeat(32)}.png`, "Choose the logo again"],
  [
    "logo",
    Array(6)
      .fill(`look/${"a".repeat(32)}.png`)
      .join(" "),
    "Choose the logo again",
  ],
])("%s as %j is a sentence at the field, and nothing is saved", async (name, value, sentence) => {
  const { save, look } = await as("admin");
  const answer = await save({ [name]: value });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(sentence);
  expect((await look()).palette).toEqual(samplePalette);
});

test("a conflict shows the second person what the first one saved", async () => {
  const { save, look, ask, headers } = await as("admin");
  const page = await (await ask("/admin/look.data", { headers })).text();
  const [, version = ""] = /"version",(\d+)/.exec(page) ?? [];
  expect((await save({ version })).status).toBe(200);
  const second = await save({ version, ...samplePalette });
  expect(second.status).toBe(409);
  expect(await second.text()).toContain("The look was changed while you were choosing.");
  expect((await look()).palette).toEqual(lagoon);
});

test("one step back restores the look, with both changes in the log", async () => {
  const { save, post, look, ctx } = await as("admin");
  await save();
  expect((await look()).before?.palette).toEqual(samplePalette);
  expect((await post({ form: "before" })).status).toBe(200);
  expect((await look()).palette).toEqual(samplePalette);
  await post({ form: "before" });
  expect((await look()).palette).toEqual(lagoon);
  const rows = await ctx.db.selectFrom("audit_log").selectAll().where("subject", "=", "setting:look").execute();
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows[0])).toContain(lagoon.ink);
});

test("a logo without a look is deleted after a week, the others stay", async () => {
  const { save, upload, look, ctx, clock } = await as("admin");
  const draw = async (colour: string) => (await upload(svg.replace("#083b3a", colour))).logo ?? "";
  const isThere = async (logo: string) => {
    const file = await ctx.storage.open(logo.split(" ")[0] ?? "");
    file?.stream.destroy();
    return file !== undefined;
  };
  const later = async (days: number) => {
    clock.at = new Date(clock.at.getTime() + days * 86_400_000);
    await trustTime(ctx.db, clock.at.toISOString());
    await runJob(ctx, "unsaved logos");
  };
  const first = await draw("#111111");
  const second = await draw("#222222");
  const unsaved = await draw("#333333");
  await save({ logo: first });
  await save({ logo: second });
  await later(6);
  expect(await isThere(unsaved)).toBe(true);
  await later(2);
  // The previous look can still come back.
  expect([await isThere(first), await isThere(second), await isThere(unsaved)]).toEqual([true, true, false]);
  const { before: _first, ...now } = await look();
  await saveSetting(ctx.db, "look", { ...now, logo: null, before: now });
  await later(1);
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
});

test("without script, a separate form sends the logo", async () => {
  const { ask, headers } = await as("admin");
  const send = async (bytes: string, back: string) => {
    const body = new FormData();
    body.set("back", back);
    body.set("logo", new File([bytes], "logo.svg", { type: "image/svg+xml" }));
    const answer = await ask("/admin/look/logo", { method: "POST", headers, body });
    expect(answer.status).toBe(303);
    const to = answer.headers.get("Location") ?? "";
    return { to, page: await (await ask(to, { headers })).text() };
  };
  for (const back of ["/admin/look", "/admin/welcome?step=2"]) {
    const { to, page } = await send(svg, back);
    expect(to.startsWith(back)).toBe(true);
    expect(page).toMatch(/name="logo" value="look\/[a-f0-9]{32}\.webp /);
    const wrong = await send("<script>", back);
    expect(wrong.page).toContain("We cannot read this file.");
  }
  expect((await send(svg, "https://evil.example/")).to).toMatch(/^\/admin\/look\?/);
  expect(await (await ask("/admin/look?logo=/evil.example/x", { headers })).text()).not.toContain('evil.example/x"');
});

test("a logo becomes the header's picture, with every icon, until it is removed", async () => {
  const { save, upload, read, ask, headers } = await as("admin");
  const { logo = "" } = await upload(svg);
  expect(logo.split(" ")).toHaveLength(6);
  expect(await read("/")).not.toContain(logo.split(" ")[0]);
  expect((await save({ logo })).status).toBe(200);
  const [header, icon, touch, app192, app512] = logo.split(" ");
  const home = await read("/");
  expect(home).toContain(`<link rel="icon" href="/${icon}"/>`);
  expect(home).toContain(`src="/${header}" width="44" height="44" alt=""`);
  expect(home).not.toContain("mark.svg");
  expect(await (await ask("/admin", { headers })).text()).toContain(`rel="apple-touch-icon" href="/${touch}"`);
  expect(await (await ask("/staff.webmanifest")).text()).toContain(`/${app192}`);
  const file = await ask(`/${header}`);
  expect([file.headers.get("Content-Type"), file.headers.get("Cache-Control")]).toEqual([
    "image/webp",
    expect.stringContaining("immutable"),
  ]);
  const largest = await ask(`/${app512}`);
  expect((await largest.arrayBuffer()).byteLength).toBeGreaterThan(100);
  await save({ logo: "" });
  expect(await read("/")).toContain("mark.svg");
});

test("a logo that is a program, no picture or too large gets a sentence", async () => {
  const { upload } = await as("admin");
  expect(await upload(svg.replace("<path", "<script/><path"))).toMatchObject({
    status: 422,
    message: expect.stringContaining("also a program"),
  });
  expect((await upload("Hello")).message).toContain("We cannot read this file");
  expect((await upload(new Uint8Array(2 * 1024 * 1024 + 1))).message).toContain("larger than 2 MB");
});

test("a person sends at most sixty logos an hour", async () => {
  const { upload } = await as("editor");
  for (let time = 0; time < 60; time++) expect((await upload("Hello")).status).toBe(422);
  expect(await upload("Hello")).toMatchObject({ status: 429, message: expect.stringContaining("many logos") });
});

test("an address under /look serves only files of the logo", async () => {
  const { ask } = await as("admin");
  for (const path of [`/look/${"a".repeat(32)}.png`, "/look/x", "/look/..%2fimages", `/look/${"a".repeat(32)}.svg`])
    expect((await ask(path)).status).toBe(404);
});

test("only staff see the preview of an unsaved look, without script", async () => {
  const { ask, headers, read } = await as("editor");
  const query = new URLSearchParams({ name: "Hope", ...lagoon, cloth: "record", displayFace: "on" });
  for (const page of ["home", "event", "donate"]) {
    const answer = await ask(`/admin/look/preview/${page}?${query}`, { headers });
    expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const html = await answer.text();
    expect(html).toContain(`--ink: ${lagoon.ink}`);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  }
  expect((await ask(`/admin/look/preview/home?${query}`)).status).toBe(302);
  expect(await read("/")).toContain(`--ink: ${samplePalette.ink}`);
});
