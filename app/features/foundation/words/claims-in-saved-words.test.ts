import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import {
  by,
  carried,
  confirmed,
  formOf,
  founder,
  impactCard,
  lede,
  openSiteBefore,
  soap,
  thanks,
  unconfirmed,
} from "../../../../tests/support/site-with-claims.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { savePageText } from "./page-text-queries.server.ts";

test("own words stay, and an unchanged claim between them goes", async () => {
  const overview = { name: "Overview", content: "Give what you can, since {founded}.", points: ["A therapy session"] };
  const lunch = { amount: "900", what: "A week of lunches" };
  const { update, readAll, stored } = await openSiteBefore({
    saved: {
      home: { "hero.lede": "Ours.", "founder.lede": "We began in {founded}.", "founder.text": "We work {reach}." },
      donate: { "ways.tabs": [overview, impactCard, thanks, { ...impactCard, name: "Proof" }] },
      giving: { "promise.amount.suggestions": [lunch, soap] },
    },
  });
  await update();
  expect((await stored("donate")).content["ways.tabs"]).toEqual([
    { ...overview, content: "Give what you can, since May 2025." },
    thanks,
    { name: "Proof", content: "More than 10 outreaches and 100 volunteers since May 2025.", points: [] },
  ]);
  expect((await stored("giving")).content).toEqual({ "promise.amount.suggestions": [lunch] });
  const home = (await readAll())["/"];
  for (const text of ["Ours.", "We began in May 2025.", "We work on."]) expect(home).toContain(text);
  expect((await stored("home")).content["founder.lede"]).toBe("We began in {founded}.");
});

test("one confirmed claim stays in a list of own cards", async () => {
  const { update, stored } = await openSiteBefore({
    claims: { impact: confirmed.impact },
    saved: { donate: { "ways.tabs": [{ ...thanks, name: "Thanks" }, impactCard] } },
  });
  await update();
  expect((await stored("donate")).content["ways.tabs"]).toEqual([
    { ...thanks, name: "Thanks" },
    { ...impactCard, content: "More than 10 outreaches and 100 volunteers since May 2025." },
  ]);
});

test.each(["draft", "scheduled"] as const)(
  "a waiting change (%s) publishes no claim and keeps confirmed ones",
  async (status) => {
    const site = await openSiteBefore({ claims: { founder } });
    const { update, post, clock, readAll, ctx } = site;
    const publish_at = status === "scheduled" ? "2026-03-11T09:00:00.000Z" : null;
    const next = {
      home: { "hero.lede": "Soon." },
      donate: { "ways.tabs": [{ ...thanks, name: "Thanks" }, impactCard] },
    };
    for (const [name, words] of Object.entries(next))
      await savePageText(ctx.db, {
        name,
        content: "{}",
        next_content: JSON.stringify(words),
        status,
        publish_at,
        version: 1,
      });
    await update();
    expect((await readAll())["/"]).not.toContain("Soon.");
    clock.at = new Date("2026-03-12T09:00:00.000Z");
    if (status === "draft")
      for (const page of ["home", "donate"] as const) {
        const { next } = await site.stored(page);
        const form = formOf(page, next);
        expect((await post(`/admin/pages/${page}`, { ...form, status: "published", version: "2" })).status).toBe(200);
      }
    const pages = await readAll();
    expect(pages["/"]).toContain("Soon.");
    expect(pages["/"]).toContain("In May 2025 our founder set out");
    expect([pages["/donate"].includes("Thanks"), pages["/donate"].match(unconfirmed)?.[0]]).toEqual([true, undefined]);
  },
);

test("a version that is restored after the update brings no claim back", async () => {
  const { update, post, readAll, ctx } = await openSiteBefore({
    claims: { carried },
    saved: { home: { title: "Now" }, donate: { title: "Now" } },
  });
  const version = { saved_at: by.at, saved_by: "Ada", origin: "published" as const, version: 2 };
  const contents = {
    home: { "founder.lede": lede, "hero.lede": "Then." },
    donate: { "ways.tabs": [{ ...thanks, name: "Thanks" }, impactCard] },
  };
  for (const [page, words] of Object.entries(contents))
    await ctx.db
      .insertInto("versions")
      .values({ ...version, subject: `words:${page}`, content: JSON.stringify(words) })
      .execute();
  await update();
  for (const page of ["home", "donate"])
    expect((await post(`/admin/pages/${page}`, { intent: "restore", restore: "3", version: "4" })).status).toBe(200);
  const pages = await readAll();
  expect(pages["/"]).toContain("Then.");
  expect(pages["/"]).toContain("Volunteers now carry that work on");
  expect(pages["/"]).not.toContain("our founder set out");
  expect([pages["/donate"].includes("Thanks"), pages["/donate"].match(unconfirmed)?.[0]]).toEqual([true, undefined]);
});

test("damaged rows do not stop the update", async () => {
  const { update, read, ctx } = await openSiteBefore({ claims: { founder } });
  await savePageText(ctx.db, { name: "home", content: "{", next_content: "[]", status: "draft", version: 1 });
  await savePageText(ctx.db, { name: "donate", content: '{"ways.tabs": 4}', status: "published", version: 1 });
  await savePageText(ctx.db, {
    name: "giving",
    content: '{"promise.amount.suggestions": [null]}',
    status: "published",
    version: 1,
  });
  await saveSetting(ctx.db, "claims", "all of them");
  await saveSetting(ctx.db, "donationDistribution", { shares: [null] });
  await update();
  for (const path of ["/", "/donate", "/donate/promise"])
    expect(textOf(mainOf(await read(path)))).not.toMatch(unconfirmed);
});
