import { expect, test } from "vitest";
import { fieldsOf } from "../../../../tests/support/fields-of-form.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

const titles = [
  "Donnez au ７７１２３４５６７",
  "Tel. +221 77·123·45·67",
  "Numéro 77 puis 123 puis 45 puis 67",
  "Payez sur wave-sourires.com",
  "SN08 SN01 0152 0000 0485 0000 3035",
  "77 123 45 67",
  "Appelez le 77 123 45 67 pour aider",
  "Envoyez votre don au soixante-dix-sept cent vingt-trois quarante-cinq soixante-sept",
  "Nos coordonnées ont changé, écrivez à dons.medina@gmail.com",
  "Envoyez par Wave à Fatou Diop",
];

async function openSenegal() {
  const site = await createStaffedSite({ empty: false }, "editor");
  await saveSetting(site.ctx.db, "country", "SN");
  const whole = { ...fieldsOf(await site.readAsStaff("/admin/pages/banner")), status: "published" };
  /** Ticks every question of the answer. */
  const insist = async (path: string, fields: Record<string, string | string[]>) => {
    const first = await site.post(path, fields);
    const ids = [...(await first.text()).matchAll(/name="word-answers"[^>]*value="([^"]*)"/g)].map(([, id = ""]) => id);
    return ids.length === 0 ? first.status : (await site.post(path, { ...fields, "word-answers": ids })).status;
  };
  return { ...site, whole, insist };
}

test("an editor alone names no account on the banner or in a title", async () => {
  const { ctx, whole, insist } = await openSenegal();
  for (const title of titles) {
    const banner = { ...whole, heading: title };
    expect([title, await insist("/admin/pages/banner", banner)]).toEqual([title, 422]);
    const post = { title, paragraphs: "Blue.", status: "published" };
    expect([title, await insist("/admin/post", post)]).toEqual([title, 422]);
  }
  expect(await ctx.db.selectFrom("page_texts").selectAll().execute()).toEqual([]);
  expect(await ctx.db.selectFrom("posts").select("id").where("title", "in", titles).execute()).toEqual([]);
});

test("a number in two fields of the banner is read as one", async () => {
  const { whole, insist, ctx } = await openSenegal();
  const banner = { heading: "Le numéro Wave de la fondation a changé", own: "Envoyez au 77 123", donate: "45 67" };
  expect(await insist("/admin/pages/banner", { ...whole, ...banner })).toBe(422);
  expect(await ctx.db.selectFrom("page_texts").selectAll().execute()).toEqual([]);
});

test("a harmless heading of the banner is saved", async () => {
  const { whole, post } = await openSenegal();
  const banner = { ...whole, heading: "Une classe de plus en 2026" };
  expect((await post("/admin/pages/banner", banner)).status).toBe(200);
});
