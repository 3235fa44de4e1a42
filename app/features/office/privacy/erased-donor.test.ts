import { expect, test } from "vitest";
import { backUpEntries } from "../../../../tests/support/backups.ts";
import { sendStatement, statementPath, writeStatement } from "../../../../tests/support/bank-statement.ts";
import { placesOf } from "../../../../tests/support/known-person.ts";
import { oneOnPostgres } from "../../../../tests/support/test-database.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { writeReference } from "../../../values/transfer-reference.ts";

const donor = { name: "Ngozi Uncommon", email: "ngozi.uncommon@example.org", message: "For my late Uncommonfather." };

type Site = Awaited<ReturnType<typeof withTreasurer>>;
type GiftPromise = Awaited<ReturnType<Site["promise"]>>;

const referenceOf = ({ prefix, code }: GiftPromise) => writeReference(prefix, code);
const seen = { amount: "30000", day: "2026-03-10" };

/** Events of a promise before its donor asks for erasure, and the request. */
type History = [
  what: string,
  asked: "forget" | "withdraw",
  happen: (here: Site, promise: GiftPromise) => Promise<unknown>,
];

/** The history with the most tables is first. */
const histories: History[] = [
  [
    "gave by a transfer that the bank names, which was divided twice, put back, thanked, spent and renamed",
    "forget",
    async (here, promise) => {
      const words = `NIP/${donor.name}/${referenceOf(promise)}`;
      await sendStatement(here, here.cookie, writeStatement([[9, words, 30_000]]));
      await here.post("/admin/gifts/1", { intent: "split", amount: "10000" });
      await here.post("/admin/gifts/3", { intent: "split", amount: "5000" });
      await here.post("/admin/gifts/4", { intent: "void", reason: "A slip" });
      await here.post("/admin/gifts/4", { intent: "restore" });
      await here.post("/admin/gifts/2", { intent: "thank", day: "2026-03-10", how: "by phone", before: "" });
      for (const id of [2, 5]) await here.post(`/admin/gifts/${id}`, { intent: "spend", spentOn: "Books" });
      await here.post("/admin/gifts/2", { intent: "receipt", name: `${donor.name} and family`, reason: "She asked" });
    },
  ],
  ["promised alone", "forget", async () => {}],
  [
    "promised alone, and asked for a reminder",
    "withdraw",
    (here, { code, link }) => here.send(`/g/${code}${link}`, { intent: "remind" }),
  ],
  [
    "gave, and a gift of the promise was joined away to another one, and another gift to it",
    "forget",
    async (here, promise) => {
      const other = await here.promise({ own: "30000", name: "Ben Second", email: "ben@example.org" });
      for (const { id } of [promise, other])
        await here.post("/admin/gifts", { intent: "seen", id: String(id), ...seen });
      await here.post("/admin/gifts/1", { intent: "join", reference: referenceOf(other) });
      await here.post("/admin/gifts/2", { intent: "join", reference: referenceOf(promise) });
    },
  ],
  [
    "had a gift recorded by mistake, which was taken out again",
    "withdraw",
    async (here, { id }) => {
      await here.post("/admin/gifts", { intent: "seen", id: String(id), ...seen });
      await here.post("/admin/gifts/1", { intent: "void", reason: "Another donor" });
    },
  ],
  [
    "had a bank line matched, undone and marked as none",
    "withdraw",
    async (here, promise) => {
      await sendStatement(here, here.cookie, writeStatement([[9, `NIP/${referenceOf(promise)}`, 30_000]]));
      for (const intent of ["undo", "other"]) await here.post(statementPath, { intent, id: "1" });
    },
  ],
];

test.each(oneOnPostgres(histories))(
  "a donor who %s, and presses “%s”, is in no table and in no backup",
  async (_, intent, happen) => {
    const here = await withTreasurer();
    await here.another();
    const promise = await here.promise({ own: "30000", ...donor, frequency: "monthly" });
    await happen(here, promise);
    const places = async () => [...(await placesOf(here.ctx, "uncommon")), ...(await placesOf(here.ctx, donor.email))];
    const isArchived = async () =>
      Buffer.concat((await backUpEntries(here.ctx)).map(({ content }) => content))
        .toString("latin1")
        .toLowerCase()
        .includes("uncommon");
    expect((await places()).length).toBeGreaterThan(2);
    expect(await isArchived()).toBe(true);
    const answer = await here.send(`/g/${promise.code}${promise.link}`, { intent });
    expect(answer.headers.get("Location")).toContain(`?done=${intent}`);
    expect(await places()).toEqual([]);
    expect(await isArchived()).toBe(false);
  },
);
