import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { subscribe } from "../../../../tests/support/newsletter-subscriber.ts";
import { createListSite, csv } from "./list-site.support.ts";

test("a list without days comes in with the word of a staff member", async () => {
  const { read, post, press, shown, list, clock, ctx } = await createListSite();
  const path = await read("subscribers", csv("plain.csv", "email", "a@example.org", "b@example.org"));
  expect(await shown(path)).toContain("Its list says no status.");
  await post(path, { intent: "answers", asked: "yes" });
  expect(await shown(path)).toContain("On the list since");
  expect(await shown(path)).not.toContain("Stays out");
  await press(path, "bring");
  const today = clock.at.toISOString().slice(0, 10);
  expect((await list()).map((line) => line.split(" ")[0])).toEqual(["a@example.org", "b@example.org"]);
  const [row] = await ctx.db.selectFrom("subscribers").selectAll().execute();
  expect(Math.abs(Date.parse(row?.confirmed_at ?? "") - Date.parse(today))).toBeLessThanOrEqual(48 * 3_600_000);
  expect(row?.consent).toContain("all people of the list plain.csv asked for the newsletter.");
});

test("a future day is no evidence of a list without a status", async () => {
  const { read, post, press, list } = await createListSite();
  const path = await read("subscribers", csv("plain.csv", "email,date", "a@example.org,2099-01-01"));
  await post(path, { intent: "answers", asked: "yes" });
  await press(path, "bring");
  expect(await list()).toEqual([]);
});

const readers = [
  "Email,Date,Status,Unsubscribed",
  "new@example.org,2021-02-03,active,",
  "NEW@example.org,2021-02-03,active,",
  "leaver@example.org,2021-02-03,active,",
  "leaver@example.org,2021-02-03,unsubscribed,2022-01-01",
  "here@example.org,2021-02-03,active,",
  "left@example.org,2021-02-03,active,",
  "stays@example.org,2021-02-03,unsubscribed,2021-01-01",
];

test("the look of readers names each row that stays out", async () => {
  const site = await createListSite();
  const { read, press, shown, list } = site;
  await site.bring([csv("a.csv", "Email,Date,Status", "here@example.org,2020-02-03,active", "left@example.org,,left")]);
  await subscribe(site, "stays@example.org");
  const path = await read("subscribers", csv("b.csv", ...readers));
  const looked = await shown(path);
  expect(looked).toContain("It has the address of row 2. Only one comes in.");
  expect(looked).toContain("It has the address of row 5. Only one comes in.");
  const both = ["This address is on the list already.", "This address left the list before.", "It did not leave after"];
  for (const sentence of both) expect(looked).toContain(sentence);
  await press(path, "bring");
  const report = await shown(path);
  for (const sentence of both) expect(report).toContain(sentence);
  expect(report).toContain("Another row has its address or telephone number. Only one comes in. (2 times) Rows 3, 4");
  expect((await list()).map((line) => line.split("@")[0])).toEqual(["here", "stays", "new"]);
});

test("an unanswered order of days is named for readers", async () => {
  const { read, shown } = await createListSite();
  const path = await read("subscribers", csv("a.csv", "Email,Date,Status", "a@example.org,03/04/2021,active"));
  expect(await shown(path)).toContain("Answer first how days are written.");
});

const volunteers = csv(
  "v.csv",
  "First name;Last name;Email;Phone;Date of birth",
  "Ada;Ok;a@example.org;8031234567;",
  "Kid;Small;k@example.org;08031234568;01/01/2015",
  "Sci;Note;s@example.org;2.34803E+12;",
  "Dup;One;a@example.org;08031234561;",
);

test("the look of volunteers names each row that stays out", async () => {
  const { read, press, shown, ctx } = await createListSite();
  const path = await read("volunteers", volunteers);
  const looked = await shown(path);
  expect(looked).toContain("Kid Small");
  expect(looked).toContain("It has the address of row 2. Only one comes in.");
  expect(looked).toContain("The spreadsheet lost digits of the telephone number. The person comes in without it.");
  await press(path, "bring");
  expect(
    (await ctx.db.selectFrom("volunteers").select("name").orderBy("id").execute()).map(({ name }) => name),
  ).toEqual(["Ada Ok", "Sci Note"]);
  const report = await shown(path);
  expect(report).toContain("Another row has its address or telephone number.");
  expect(report).toContain("The person comes in without it. Rows 4");
});

test("the look of the same volunteers again names those who are here", async () => {
  const { read, bringKind, shown, ctx } = await createListSite();
  await bringKind("volunteers", volunteers);
  await ctx.db.deleteFrom("volunteers").where("name", "=", "Sci Note").execute();
  const looked = await shown(await read("volunteers", volunteers));
  expect(looked).toContain("This site has the person already.");
  expect(looked).toContain("An earlier import brought this person.");
});

test("the look of the same gifts again names those that are here", async () => {
  const { read, bringKind, press, shown, ctx } = await createListSite();
  const gifts = csv("g.csv", "Date,Name,Amount,Currency", "2024-01-01,Ann,500,NGN", "2024-01-02,Ben,700,NGN");
  await bringKind("gifts", gifts);
  const path = await read("gifts", gifts);
  expect(await shown(path)).toContain("An earlier import brought this gift.");
  await press(path, "bring");
  expect(await shown(path)).toContain("An earlier import brought this gift.");
  expect(await ctx.db.selectFrom("past_gifts").select("id").execute()).toHaveLength(2);
});

test("rows of an interrupted run are not told as rows that stay out", async () => {
  const { read, press, work, shown, ctx, waitingFolders } = await createListSite();
  const path = await read("subscribers", csv("a.csv", "Email,Date,Status", "a@example.org,2021-02-03,active"));
  const moving = join(ctx.config.root, "var/moving");
  const [folder = ""] = waitingFolders();
  cpSync(join(moving, folder), join(ctx.config.root, "kept"), { recursive: true });
  await press(path, "bring");
  // The process was killed after its last row: the files are still there.
  cpSync(join(ctx.config.root, "kept"), join(moving, folder), { recursive: true });
  await ctx.db.updateTable("imports").set({ state: "running", ended_at: null }).execute();
  await work();
  expect(await shown(path)).toContain("1 reader of the newsletter came in.");
  expect(await shown(path)).not.toContain("on the list already");
});
