import { staffClaims as words } from "content/staff-claims.ts";
import { expect, test } from "vitest";
import { openClaimingSite, ownFacts as own } from "../../../../tests/support/claiming-site.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";

/** The sample's claims, by page. */
const stated = {
  "/": ["This work began in July 2023", "How we spend your donations", "child care home"],
  "/about": ["Our journey so far", "2M+", "100+", "10+"],
  "/donate": ["excurion"],
};
const every = ["founded July 2023", "July 2023"];

test("the welcome's end removes every claim without an empty element", async () => {
  const { readAll, read, post, claims } = await openClaimingSite({ welcomed: false });
  const before = await readAll();
  for (const [path, texts] of Object.entries(stated))
    for (const text of [...texts, ...every])
      expect([path, before[path as "/"].includes(text), text]).toEqual([path, true, text]);
  expect(await claims()).toEqual([]);
  await post("/admin/welcome?step=5", { step: "post" });
  const after = await readAll();
  for (const [path, texts] of Object.entries(stated))
    for (const text of [...texts, ...every])
      expect([path, after[path as "/"].includes(text), text]).toEqual([path, false, text]);
  expect(after["/"]).toContain(
    "Our founder We are here so that girls and children with special needs do not have to wait.",
  );
  for (const path of Object.keys(stated))
    expect(mainOf(await read(path))).not.toMatch(
      /<p[^>]*><\/p>|<ul[^>]*><\/ul>|aria-labelledby="spending"|id="journey"/,
    );
});

test("a French site knows the claims of a sample that was loaded in English", async () => {
  const { ctx, readAll, post } = await openClaimingSite({ welcomed: false });
  await saveSetting(ctx.db, "language", "fr");
  expect((await readAll())["/"]).toContain("accueil des enfants");
  await post("/admin/welcome?step=5", { step: "post" });
  const after = Object.values(await readAll()).join("");
  for (const text of ["child care home", "accueil des enfants", "July 2023", "juillet 2023", "100+", "2M+"])
    expect([text, after.includes(text)]).toEqual([text, false]);
});

test("search, descriptions or machine-readable facts state no hidden claim", async () => {
  const { read } = await openClaimingSite();
  for (const path of ["/", "/about", "/donate", "/feed.xml", "/search?q=founder", "/search?q=volunteers"])
    expect([path, (await read(path)).match(/2023|100\+|foundingDate/)?.[0]]).toEqual([path, undefined]);
});

test("a second confirmation of a sentence names the first person", async () => {
  const { readAll, send, readAsStaff, claims, clock, auditEvents } = await openClaimingSite({ own });
  expect((await claims()).every(({ confirmed }) => confirmed === undefined)).toBe(true);
  const page = textOf(mainOf(await readAsStaff("/admin/pages")));
  expect(page).toContain(words.heading((await claims()).length));
  expect(page).toContain("100+ volunteers");
  expect((await send("confirm", "figure-2")).text).toContain(words.confirmed);
  const about = (await readAll())["/about"];
  expect(about).toContain("Founded in May 2025, and still just beginning. 100+ volunteers");
  expect(about).not.toContain("10+");
  clock.at = new Date(clock.at.getTime() + 3 * 86_400_000);
  const again = await send("confirm", "figure-2");
  expect([again.status, /Sample \w+ has confirmed it already, on March 10, 2026/.test(again.text)]).toEqual([
    200,
    true,
  ]);
  expect(textOf(await readAsStaff("/admin/pages"))).toMatch(/Sample \w+ confirmed it on March 10, 2026/);
  expect((await auditEvents()).filter((line) => line.includes("setting:claims"))).toHaveLength(1);
  await send("hide", "figure-2");
  expect((await readAll())["/about"]).not.toContain("100+");
  expect((await send("hide", "figure-2")).text).toContain(words.alreadyHidden);
});

test("two confirmations at the same time lose nothing", async () => {
  const { send, readAll, auditEvents } = await openClaimingSite({ own });
  const same = await Promise.all([send("confirm", "figure-1"), send("confirm", "figure-1")]);
  expect(same.map(({ status }) => status)).toEqual([200, 200]);
  expect((await auditEvents()).filter((line) => line.includes("setting:claims"))).toHaveLength(1);
  await Promise.all([send("confirm", "shares"), send("confirm", "figure-2")]);
  const pages = await readAll();
  expect(pages["/"]).toContain("child care home");
  expect(pages["/about"]).toContain("2M+ donations received 100+ volunteers");
  expect(pages["/about"]).not.toContain("10+");
});

test("own figures count as confirmed; the sample's figures do not", async () => {
  const { ctx, readAll, send, claims } = await openClaimingSite({ own });
  const waits = async (key: string) => (await claims()).some((one) => one.key === key && one.confirmed === undefined);
  const [first, ...others] = (await claims()).filter(({ key }) => key.startsWith("figure-"));
  expect([first?.sentence, others.length]).toEqual(["2M+ donations received", 2]);
  await saveSetting(ctx.db, "figures", [
    { value: "40", label: "children reading" },
    { value: "100+", label: "volunteers" },
  ]);
  expect((await readAll())["/about"]).toContain("40 children reading");
  expect((await readAll())["/about"]).not.toContain("100+");
  expect([await waits("figure-1"), await waits("figure-2")]).toEqual([false, true]);
  // An outdated page.
  const late = await send("confirm", "figure-1", first?.sentence);
  expect([late.status, late.text.includes(words.gone)]).toEqual([409, true]);
});

test("an outdated page cannot confirm a changed sentence", async () => {
  const { send, readAll } = await openClaimingSite({ own });
  const late = await send("confirm", "figure-1", "1M+ donations received");
  expect([late.status, late.text.includes(words.changed)]).toEqual([409, true]);
  expect((await readAll())["/about"]).not.toContain("2M+");
  for (const key of ["nothing", "constructor", "founder", "impact", ""])
    expect((await send("confirm", key)).status).toBe(409);
});

test("without the year, sentences that name it are left out", async () => {
  const { readAll, write, read } = await openClaimingSite({ own: { ...own, founded: "" } });
  await write("home", { "founder.lede": "We began in {founded}. We are still here." });
  const pages = await readAll();
  expect(pages["/"]).toContain("We are still here.");
  for (const text of Object.values(pages)) expect(text).not.toMatch(/We began|founded|\{/);
  expect(await read("/")).not.toContain("foundingDate");
});

test("the checklist counts waiting claims, as does the end of the welcome", async () => {
  const { readAsStaff, send, claims } = await openClaimingSite({ own });
  const all = await claims();
  expect(textOf(await readAsStaff("/admin?checklist"))).toContain(words.todo(all.length));
  expect(textOf(await readAsStaff("/admin/welcome?step=end"))).toContain(words.end(all.length));
  expect(all.map(({ key }) => key)).toEqual(["figure-1", "figure-2", "figure-3", "shares"]);
  for (const { key } of all) await send("confirm", key);
  expect((await claims()).filter(({ confirmed }) => confirmed === undefined)).toEqual([]);
  expect(textOf(await readAsStaff("/admin/welcome?step=end"))).not.toContain(words.link);
});

test("a backup from before a confirmation makes the sentence wait again", async () => {
  const { send, readAll, ctx, logged } = await openClaimingSite({ own });
  await send("confirm", "figure-1");
  const backup = await ctx.db.selectFrom("settings").selectAll().execute();
  await send("confirm", "figure-2");
  await ctx.db.deleteFrom("settings").execute();
  await ctx.db.insertInto("settings").values(backup).execute();
  const about = (await readAll())["/about"];
  expect([about.includes("2M+"), about.includes("100+")]).toEqual([true, false]);
  await saveSetting(ctx.db, "claims", "all of them");
  expect((await readAll())["/about"]).not.toContain("2M+");
  expect(logged.join()).toContain("settings damaged");
});
