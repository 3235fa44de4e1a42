import { expect, test } from "vitest";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { jobs } from "../../../jobs.server.ts";
import { recordEmailedThanks } from "./thank-donor.server.ts";

const hand = { method: "transfer", amount: "2000", day: "2026-03-10", name: "Ngozi Sample" };
const list = "/admin/gifts/received";

test("a donor is thanked on the day when the email with the receipt was sent", async () => {
  const here = await withTreasurer();
  await here.post("/admin/gifts/record", { ...hand, email: "ngozi@example.org" });
  await recordEmailedThanks(here.ctx);
  expect(await here.open("/admin/gifts/1")).toContain("Not yet");
  expect(await here.open(`${list}?unthanked=on`)).toContain("Ngozi Sample");
  await here.pass(24);
  await here.emails();
  const job = jobs.find(({ name }) => name === "thanks of receipts");
  for (const _ of [1, 2]) await job?.run(here.ctx, new AbortController().signal);
  expect(await here.gifts()).toMatchObject([{ thanked_on: "2026-03-11", thanked_by: null, thanked_by_id: null }]);
  const page = await here.open("/admin/gifts/1");
  expect(page).toContain("March 11, 2026, by the email with the receipt");
  expect(page.match(/: thanked,/g)).toHaveLength(1);
  expect(await here.open(list)).toContain("thanked on March 11, 2026");
  expect(await here.open(`${list}?unthanked=on`)).toContain("No arrived gift of 2026 not thanked yet");
  expect(await here.open(`${list}.csv`)).toContain('"Arrived","2026-03-11","the email with the receipt"');
});

test("simultaneous or stale records of thanks change nothing unseen", async () => {
  const here = await withTreasurer();
  const other = await here.another();
  const { id, code, link } = await here.promise({ own: "2000" });
  await here.post("/admin/gifts", {
    intent: "seen",
    id: String(id),
    amount: "2000",
    day: "2026-03-08",
  });
  const donor = () => here.read(`/g/${code}${link}`);
  expect(await donor()).toContain("Receipt 2026-0001 is ready below.");
  expect((await donor()).match(/class="todo"/g)).toHaveLength(2);
  const thank = { intent: "thank", day: "2026-03-09", how: "by telephone", before: "" };
  expect((await here.post("/admin/gifts/1", { ...thank, day: "2026-03-12" })).text).toContain("still to come");
  for (const day of ["2019-03-09", "2026-03-07"]) {
    const refused = await here.post("/admin/gifts/1", { ...thank, day });
    expect([refused.status, refused.text.includes("before the gift: it came on March 8, 2026")]).toEqual([422, true]);
  }
  expect((await here.gifts())[0]).toMatchObject({ thanked_on: null });
  expect(await here.open("/admin/gifts/1")).toContain("From March 8, 2026, the day of the gift, until today.");
  // The same form twice makes one line of the history.
  for (const _ of [1, 2]) expect((await here.post("/admin/gifts/1", thank)).status).toBe(200);
  expect(await other.post("/admin/gifts/1", { ...thank, day: "2026-03-10" })).toMatchObject({
    status: 409,
    text: expect.stringContaining("Somebody said meanwhile when this donor was thanked. Look at it once more."),
  });
  const page = await other.open("/admin/gifts/1");
  expect(page).toContain("March 9, 2026, by Sample Admin");
  expect(page.match(/: thanked,/g)).toHaveLength(1);
  expect((await donor()).match(/class="todo"/g)).toHaveLength(1);
  await other.post("/admin/gifts/1", { ...thank, day: "2026-03-10", before: "2026-03-09" });
  expect(await here.open(`${list}.csv`)).toContain('"2026-03-10","Second Admin"');
});

test("staff's record of thanks outlasts a later email; parts of a gift keep it", async () => {
  const here = await withTreasurer();
  await here.post("/admin/gifts/record", { ...hand, email: "ngozi@example.org" });
  await here.post("/admin/gifts/1", { intent: "thank", day: "2026-03-10", before: "" });
  await here.emails();
  await recordEmailedThanks(here.ctx);
  await here.post("/admin/gifts/1", { intent: "split", amount: "500" });
  expect((await here.gifts()).map(({ thanked_on, thanked_by }) => [thanked_on, thanked_by])).toEqual(
    [1, 2, 3].map(() => ["2026-03-10", "Sample Admin"]),
  );
});
