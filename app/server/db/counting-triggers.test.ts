import { expect, test } from "vitest";
import { anEvent } from "../../../tests/support/builders.ts";
import { openNewDatabase } from "../../../tests/support/test-database.ts";

test("a photo knows if it is attached, after any order of attaching, moving and detaching", async () => {
  const db = await openNewDatabase();
  for (const id of [1, 2])
    await db
      .insertInto("photos")
      .values({ id, path: `images/${id}.jpg`, alt: "A smile", width: 4, height: 3 })
      .execute();
  const attached = async () => {
    const rows = await db.selectFrom("photos").select("id").where("is_attached", "=", 1).orderBy("id").execute();
    return rows.map(({ id }) => id);
  };
  expect(await attached()).toEqual([]);
  for (const owner of ["event:1", "post:1"])
    await db.insertInto("photo_attachments").values({ owner, position: 0, photo_id: 1 }).execute();
  expect(await attached()).toEqual([1]);
  await db.deleteFrom("photo_attachments").where("owner", "=", "post:1").execute();
  expect(await attached()).toEqual([1]);
  await db.updateTable("photo_attachments").set({ photo_id: 2 }).execute();
  expect(await attached()).toEqual([2]);
  await db.deleteFrom("photo_attachments").execute();
  expect(await attached()).toEqual([]);
});

test("the count of subscribers follows each change, also in a failed transaction", async () => {
  const db = await openNewDatabase();
  const counts = async () => {
    const { subscribers } = await db.selectFrom("content_version").select("subscribers").executeTakeFirstOrThrow();
    return [subscribers, (await db.selectFrom("subscribers").select("id").execute()).length];
  };
  const add = (names: string[]) =>
    db
      .insertInto("subscribers")
      .values(
        names.map((name) => ({
          email: `${name}@example.org`,
          created_at: "2026",
          confirmed_at: "2026",
          consent: "Good news",
          token: name,
        })),
      )
      .onConflict((conflict) => conflict.column("email").doNothing())
      .execute();
  await add(["a", "b", "c"]);
  await add(["c", "d"]);
  expect(await counts()).toEqual([4, 4]);
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("subscribers").execute();
    throw new Error("It broke off.");
  });
  await expect(failing).rejects.toThrow("It broke off.");
  expect(await counts()).toEqual([4, 4]);
  await db.deleteFrom("subscribers").where("email", "in", ["a@example.org", "d@example.org"]).execute();
  expect(await counts()).toEqual([2, 2]);
});

test("figures have a new version after each change of a summed row, and only then", async () => {
  const db = await openNewDatabase();
  for (const id of [1, 2])
    await db
      .insertInto("events")
      .values({ ...anEvent(), id })
      .execute();
  const version = async () =>
    (await db.selectFrom("content_version").select("figures").executeTakeFirstOrThrow()).figures;
  let before = await version();
  const isNew = async (work: { execute(): Promise<unknown> }) => {
    await work.execute();
    const after = await version();
    const changed = after !== before;
    before = after;
    return changed;
  };
  const figure = {
    position: 0,
    count: 4,
    unit: "books",
    what: "given",
    how: "each",
    people: "no",
    counted_by: "x",
  } as const;
  const event = (id: number) => db.updateTable("events").where("id", "=", id);
  expect(await isNew(event(1).set({ title: "No figures yet" }))).toBe(false);
  expect(await isNew(db.insertInto("event_figures").values({ event_id: 1, ...figure }))).toBe(true);
  expect(await isNew(event(1).set({ state: "cancelled" }))).toBe(true);
  expect(await isNew(event(1).set({ status: "draft" }))).toBe(true);
  expect(await isNew(event(1).set({ deleted_at: "2026" }))).toBe(true);
  expect(await isNew(event(1).set({ taken: 4 }))).toBe(false);
  expect(await isNew(event(2).set({ title: "Another day" }))).toBe(false);
  expect(await isNew(db.updateTable("event_figures").set({ count: 5 }))).toBe(true);
  expect(await isNew(db.deleteFrom("events").where("id", "=", 1))).toBe(true);
});
