import { expect, test } from "vitest";
import { placesOf } from "../../../../tests/support/known-person.ts";
import { aVoucherPicture, siteWithSpending } from "../../../../tests/support/spending.ts";
import { findClosings } from "../../../server/closings/closing-queries.server.ts";
import { erasePayeesAgain } from "./erase-payee.server.ts";

const name = "Élodie Sample";

/** Two vouchers of one person, a third whose note names the person, and a fourth of a person with a longer name. */
async function siteWithPayee() {
  const site = await siteWithSpending("writer", "treasurer");
  const { send } = site.person("writer");
  const person = { payeeKind: "person", fine: "on" };
  for (const [color, fields] of [
    ["#111111", { ...person, payee: name, note: `${name} sewed twelve pads.` }],
    ["#222222", { ...person, payee: name.toUpperCase() }],
    ["#333333", { note: `Cloth for ÉLODIE SAMPLE.` }],
    ["#444444", { ...person, payee: `${name}s` }],
  ] as const)
    expect((await send({ picture: await aVoucherPicture(color), fields })).status).toBe(303);
  const { act } = site.person("treasurer");
  await act(1, "ask", { words: `Who is ${name}?` });
  await site.person("writer").act(1, "answer", { words: "A tailor" });
  await act(1, "approve");
  const pictures = async () =>
    (await site.ctx.db.selectFrom("vouchers").select("picture").orderBy("id").execute()).map(({ picture }) => picture);
  return { ...site, pictures };
}

test("an erased payee leaves all vouchers with the photos", async () => {
  const site = await siteWithPayee();
  const paths = await site.pictures();
  const page = await site.admin.html("/admin/spending/1");
  expect(page).toContain(`The name “${name}” and the photos go from two vouchers`);
  const { status, text } = await site.admin.act(1, "erasePayee");
  expect(status).toBe(200);
  expect(text).toContain("The name and the photos are erased.");
  expect(text).toContain("Name and photo erased");
  expect(await placesOf(site.ctx, name)).toEqual(["vouchers.payee"]);
  const rows = await site.ctx.db.selectFrom("vouchers").select(["payee", "note", "minor"]).orderBy("id").execute();
  expect(rows.map(({ payee, note, minor }) => [payee, note, Number(minor)])).toEqual([
    ["(erased)", "(erased) sewed twelve pads.", 1200],
    ["(erased)", "", 1200],
    ["Sample shop", "Cloth for (erased).", 1200],
    [`${name}s`, "", 1200],
  ]);
  expect(await site.pictures()).toEqual([null, null, ...paths.slice(2)]);
  for (const [at, path] of paths.entries())
    expect((await site.ctx.storage.open(path ?? "")) !== undefined).toBe(at > 1);
  const again = await site.admin.act(1, "erasePayee");
  expect([again.status, again.text]).toEqual([409, expect.stringContaining("No person is named here any more.")]);
});

test("a restored site erases a payee again", async () => {
  const site = await siteWithPayee();
  await site.admin.act(2, "erasePayee");
  const older = await siteWithPayee();
  const paths = await older.pictures();
  await erasePayeesAgain(older.ctx, await findClosings(site.ctx.db));
  expect(await placesOf(older.ctx, name)).toEqual(["vouchers.payee"]);
  expect(await older.pictures()).toEqual([null, null, ...paths.slice(2)]);
  expect(await older.ctx.storage.open(paths[0] ?? "")).toBeUndefined();
});

test("only an admin erases a person who was paid", async () => {
  const site = await siteWithPayee();
  for (const role of ["writer", "treasurer"] as const) {
    expect(await site.person(role).html("/admin/spending/1")).not.toContain("Erase the person");
    expect((await site.person(role).act(1, "erasePayee")).status).toBe(403);
  }
  expect((await site.admin.act(3, "erasePayee")).text).toContain("No person is named here any more.");
});
