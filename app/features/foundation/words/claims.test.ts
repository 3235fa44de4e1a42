import { wordClaims } from "content/claims.ts";
import { firstSettings } from "content/site.ts";
import { staffClaims as words } from "content/staff-claims.ts";
import { expect, test } from "vitest";
import { declaredWords, openClaimingSite, ownFacts as own } from "../../../../tests/support/claiming-site.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { numbersFrom } from "../../../../tests/support/random-numbers.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { claimMigrations } from "./claim-migrations.ts";
import { makesClaim } from "./leave-out-claims.server.ts";
import { formValuesOfWords } from "./words-form-values.ts";

/** The sample's claims, by page. */
const stated = {
  "/": ["our founder set out", "Volunteers now carry", "Our founder", "How we spend your donations", "child care home"],
  "/about": ["Our journey so far", "2M+", "100+", "10+"],
  "/donate": ["10 outreaches and 100 volunteers", "five budgets", "speak", "A health screening day", "excurion"],
  "/donate/promise": [
    "₦2,500 Pads and lessons",
    "₦8,000 One speech lesson",
    "₦15,000 Soap",
    "₦45,000 Hepatitis tests",
    "Or your own amount",
  ],
};
const every = ["Swahili for", "founded July 2023", "July 2023"];

test("every claim is in the sample's words, at its path", () => {
  for (const [key, claim] of Object.entries(wordClaims)) {
    const { original } = declaredWords[claim.page];
    expect([key, makesClaim(original, original, claim)]).toEqual([key, true]);
    const said = JSON.stringify(original);
    for (const text of claim.texts) expect([key, said.includes(text)]).toEqual([key, true]);
  }
});

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
  const home = mainOf(await read("/"));
  expect(home).not.toMatch(/<p[^>]*><\/p>|<ul[^>]*><\/ul>|aria-labelledby="spending"|flag--b/);
  expect(mainOf(await read("/about"))).not.toMatch(/<p[^>]*><\/p>|<ul[^>]*><\/ul>|id="journey"/);
  const donate = mainOf(await read("/donate"));
  expect(donate).not.toMatch(/<p class="lede"><\/p>|<ul[^>]*><\/ul>/);
  expect(textOf(donate)).toContain("Overview Give in naira or in dollars, once or whenever you can. What You Get");
});

test("search, descriptions or machine-readable facts state no hidden claim", async () => {
  const { read } = await openClaimingSite();
  for (const path of ["/", "/about", "/donate", "/feed.xml", "/search?q=founder", "/search?q=volunteers"])
    expect([path, (await read(path)).match(/2023|100 volunteers|Volunteers now|foundingDate/)?.[0]]).toEqual([
      path,
      undefined,
    ]);
});

test("a second confirmation of a sentence names the first person", async () => {
  const { readAll, send, readAsStaff, claims, clock, auditEvents } = await openClaimingSite({ own });
  expect((await claims()).every(({ confirmed }) => confirmed === undefined)).toBe(true);
  const page = textOf(mainOf(await readAsStaff("/admin/pages")));
  expect(page).toContain(words.heading((await claims()).length));
  expect(page).toContain("In May 2025 our founder set out");
  expect((await send("confirm", "founder")).text).toContain(words.confirmed);
  const home = (await readAll())["/"];
  expect(home).toContain("In May 2025 our founder set out");
  expect(home).not.toContain("Volunteers now carry");
  clock.at = new Date(clock.at.getTime() + 3 * 86_400_000);
  const again = await send("confirm", "founder");
  expect([again.status, /Sample \w+ has confirmed it already, on March 10, 2026/.test(again.text)]).toEqual([
    200,
    true,
  ]);
  expect(textOf(await readAsStaff("/admin/pages/home"))).toMatch(/Sample \w+ confirmed it on March 10, 2026/);
  expect((await auditEvents()).filter((line) => line.includes("setting:claims"))).toHaveLength(1);
  await send("hide", "founder");
  expect((await readAll())["/"]).not.toContain("our founder set out");
  expect((await send("hide", "founder")).text).toContain(words.alreadyHidden);
});

test("two confirmations at the same time lose nothing", async () => {
  const { send, readAll, auditEvents } = await openClaimingSite({ own });
  const same = await Promise.all([send("confirm", "founder"), send("confirm", "founder")]);
  expect(same.map(({ status }) => status)).toEqual([200, 200]);
  expect((await auditEvents()).filter((line) => line.includes("setting:claims"))).toHaveLength(1);
  await Promise.all([send("confirm", "carried"), send("confirm", "impact"), send("confirm", "figure-2")]);
  const pages = await readAll();
  expect(pages["/"]).toContain("Volunteers now carry that work on: in schools");
  expect(pages["/donate"]).toContain("More than 10 outreaches and 100 volunteers since May 2025.");
  expect(pages["/about"]).toContain(
    "Our journey so far Founded in May 2025, and still just beginning. 100+ volunteers",
  );
  expect(pages["/about"]).not.toContain("10+");
});

test("own words count as confirmed; the sample's words do not", async () => {
  const { write, readAll, send, claims, post } = await openClaimingSite({ own });
  const waits = async (key: string) => (await claims()).some((one) => one.key === key && one.confirmed === undefined);
  const stale = (await claims()).find(({ key }) => key === "carried")?.sentence;
  await write("home", { "founder.text": "Ama carries it alone, for now." });
  expect((await readAll())["/"]).toContain("Ama carries it alone, for now.");
  expect(await waits("carried")).toBe(false);
  // An outdated page.
  const late = await send("confirm", "carried", stale);
  expect([late.status, late.text.includes(words.gone)]).toEqual([409, true]);
  await write("home", {});
  expect(await waits("carried")).toBe(true);
  expect((await readAll())["/"]).not.toContain("Volunteers now carry");
  await send("confirm", "carried");
  await write("home", { "founder.text": "Ama carries it alone, for now." });
  expect((await readAll())["/"]).toContain("Ama carries it alone");
  await post("/admin/pages/home", { intent: "restore", restore: "0" });
  expect((await readAll())["/"]).toContain("Volunteers now carry that work");
});

test("a changed card is the foundation's, its neighbour still the sample's", async () => {
  const { write, readAll } = await openClaimingSite({ own });
  const { "ways.tabs.content": contents = [] } = formValuesOfWords(declaredWords.donate, declaredWords.donate.original);
  await write("donate", { "ways.tabs.content": ["Give what you can.", ...contents.slice(1)] });
  const { "/donate": donate } = await readAll();
  expect(donate).toContain("Overview Give what you can. A therapy session");
  expect(donate).not.toContain("100 volunteers");
});

test("an outdated page cannot confirm a changed sentence", async () => {
  const { send, ctx, readAll, claims } = await openClaimingSite({ own });
  const seen = (await claims()).find(({ key }) => key === "impact")?.sentence;
  await saveSetting(ctx.db, "founded", "June 2024");
  const late = await send("confirm", "impact", seen);
  expect([late.status, late.text.includes(words.changed)]).toEqual([409, true]);
  expect((await readAll())["/donate"]).not.toContain("100 volunteers");
  for (const key of ["nothing", "constructor", ""]) expect((await send("confirm", key)).status).toBe(409);
});

test("without the year, sentences that name it are left out", async () => {
  const { send, readAll, write, read } = await openClaimingSite({ own: { ...own, founded: "" } });
  const refused = await send("confirm", "impact");
  expect([refused.status, refused.text.includes(words.missing.founded)]).toEqual([409, true]);
  await write("home", { "founder.lede": "We began in {founded}. We are still here." });
  const pages = await readAll();
  expect(pages["/"]).toContain("We are still here.");
  for (const text of Object.values(pages)) expect(text).not.toMatch(/We began|founded|\{/);
  expect(await read("/")).not.toContain("foundingDate");
});

test("sentences about the shares appear only with the foundation's own shares", async () => {
  const { send, readAll, ctx } = await openClaimingSite({ own });
  expect((await send("confirm", "budgets")).text).toContain(words.missing.shares);
  await send("confirm", "shares");
  await send("confirm", "budgets");
  expect((await readAll())["/donate"]).toContain(
    "once or whenever you can. Every gift, of any size, goes into the five budgets",
  );
  await send("hide", "shares");
  expect((await readAll())["/donate"]).not.toContain("five budgets");
  const shares = [{ label: "school fees", percent: 100 }];
  await saveSetting(ctx.db, "donationDistribution", { label: "Spending", shares });
  const pages = await readAll();
  expect(pages["/"]).toContain("100.00% school fees");
  // A confirmation for five shares does not hold for one.
  expect(pages["/donate"]).not.toContain("five budgets");
});

test("the checklist counts waiting claims, as does the end of the welcome", async () => {
  const { readAsStaff, send, claims } = await openClaimingSite({ own });
  const count = (await claims()).length;
  expect(textOf(await readAsStaff("/admin?checklist"))).toContain(words.todo(count));
  expect(textOf(await readAsStaff("/admin/welcome?step=end"))).toContain(words.end(count));
  for (const key of ["shares", "founder", "carried", "budgets", "examples", "impact"]) await send("confirm", key);
  for (const key of ["figure-1", "figure-2", "figure-3", "name-meaning"]) await send("confirm", key);
  for (const place of [1, 2, 3, 4]) await send("confirm", `suggestion-${place}`);
  expect((await claims()).filter(({ confirmed }) => confirmed === undefined)).toEqual([]);
  expect(textOf(await readAsStaff("/admin/welcome?step=end"))).not.toContain(words.link);
});

/** Takes a site back to the previous release, then updates it. */
async function update({ ctx }: Awaited<ReturnType<typeof openClaimingSite>>) {
  await ctx.db.deleteFrom("settings").where("name", "=", "claims").execute();
  await claimMigrations["125-claims"]?.(ctx.db as never);
}

test.each([
  ["with the sample's name", {}, "In July 2023 our founder set out", "founded July 2023."],
  [
    "with an own name and year",
    own,
    "In July 2023 our founder set out",
    "Hope Children’s Foundation, founded May 2025.",
  ],
])("a site %s that was welcomed before the update says what it said", async (_, settings, founder, legal) => {
  const site = await openClaimingSite({ own: settings });
  await update(site);
  const pages = await site.readAll();
  for (const [path, texts] of Object.entries(stated))
    for (const text of texts) expect([path, pages[path as "/"].includes(text), text]).toEqual([path, true, text]);
  expect(pages["/"]).toContain(founder);
  expect(pages["/"]).toContain(legal);
  expect(pages["/"]).toContain(firstSettings.nameMeaning);
  expect(pages["/donate"]).toContain("More than 10 outreaches and 100 volunteers since July 2023.");
  expect(await site.readAsStaff("/admin/pages")).toContain("It was on the site before");
  await site.send("hide", "impact");
  expect((await site.readAll())["/donate"]).not.toContain("100 volunteers");
});

test("an update before the welcome confirms nothing", async () => {
  const site = await openClaimingSite({ welcomed: false });
  await update(site);
  await site.post("/admin/welcome?step=5", { step: "post" });
  expect((await site.readAll())["/"]).not.toContain("our founder set out");
});

test("a sample card that was saved before the update is still the sample's", async () => {
  const site = await openClaimingSite({ welcomed: false, own });
  const { "ways.tabs.content": contents = [] } = formValuesOfWords(declaredWords.donate, declaredWords.donate.original);
  const before = contents.map((text) => text.replace("{founded}", "July 2023"));
  await site.write("donate", { "ways.tabs.content": ["Give what you can.", ...before.slice(1)] });
  expect((await site.readAll())["/donate"]).toContain("100 volunteers since July 2023.");
  await update(site);
  await site.post("/admin/welcome?step=5", { step: "post" });
  const { "/donate": donate } = await site.readAll();
  expect([donate.includes("Give what you can."), donate.includes("100 volunteers")]).toEqual([true, false]);
  await site.send("confirm", "impact");
  expect((await site.readAll())["/donate"]).toContain("100 volunteers since May 2025.");
});

test("a backup from before a confirmation makes the sentence wait again", async () => {
  const { send, readAll, ctx, logged } = await openClaimingSite({ own });
  await send("confirm", "founder");
  const backup = await ctx.db.selectFrom("settings").selectAll().execute();
  await send("confirm", "carried");
  await ctx.db.deleteFrom("settings").execute();
  await ctx.db.insertInto("settings").values(backup).execute();
  const home = (await readAll())["/"];
  expect([home.includes("our founder set out"), home.includes("Volunteers now carry")]).toEqual([true, false]);
  await saveSetting(ctx.db, "claims", "all of them");
  expect((await readAll())["/"]).not.toContain("our founder set out");
  expect(logged.join()).toContain("settings damaged");
});

test("in any order of acts, visitors read only confirmed sentences", async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const { send, write, read, claims } = await openClaimingSite({ own });
    const draw = numbersFrom(seed);
    const sentence = (await claims()).find(({ key }) => key === "carried")?.sentence ?? "";
    let isConfirmed = false;
    let text = "";
    for (let step = 0; step < 8; step++) {
      const act = draw(4);
      if (act === 0 || act === 1) {
        const { status } = await send(act === 0 ? "confirm" : "hide", "carried", sentence);
        expect([seed, step, status]).toEqual([seed, step, text === "" ? 200 : 409]);
        if (text === "") isConfirmed = act === 0;
      } else {
        text = act === 2 ? `We carry it, ${step}.` : "";
        await write("home", text === "" ? {} : { "founder.text": text });
      }
      const home = textOf(await read("/"));
      expect([seed, step, home.includes("Volunteers now carry")]).toEqual([seed, step, text === "" && isConfirmed]);
      if (text !== "") expect(home).toContain(text);
    }
  }
});
