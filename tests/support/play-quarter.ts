import { expect } from "vitest";
import { recordCredit } from "../../app/features/giving/bank-statements/credit-commands.server.ts";
import { confirmReversal } from "../../app/features/giving/bank-statements/decide-reversals.server.ts";
import { askToCount, askToGive } from "../../app/features/giving/cash/ask-for-cash.server.ts";
import { findExpected } from "../../app/features/giving/cash/count-cash.server.ts";
import { moveMoney, payCharge } from "../../app/features/giving/cash/move-money.server.ts";
import { askToCorrect } from "../../app/features/giving/corrections/ask-to-correct.server.ts";
import { agreeToPurpose, changePurpose } from "../../app/features/giving/gifts/change-purpose.server.ts";
import { recordByHand } from "../../app/features/giving/gifts/gift-commands.server.ts";
import { receiveGift } from "../../app/features/giving/gifts/receive-gift.server.ts";
import { agreeToPurseAct, askForPurseAct } from "../../app/features/giving/purse/act-on-purse.server.ts";
import { refundGift } from "../../app/features/giving/refunds/ask-for-refund.server.ts";
import { syncRefunds } from "../../app/features/giving/refunds/follow-partner-refunds.server.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import type { PaymentProvider } from "../../app/server/payments/payment-provider.ts";
import { plainAmount } from "../../app/values/money.ts";
import {
  askedBack,
  type Happening,
  happenings,
  puttingIn,
  refused,
  takenBack,
  withoutPicture,
} from "../fixtures/quarter/quarter-events.ts";
import { gifts, type Place, type Purse, vouchers } from "../fixtures/quarter/quarter-rows.ts";
import { type Office, openOffice } from "./office-of-quarter.ts";

type Of<What extends Happening["what"]> = Extract<Happening, { what: What }>;

const rowOf = <Row>(rows: readonly Row[], number: number): Row => {
  const row = rows[number - 1];
  if (row === undefined) throw new Error(`There is no row ${number}.`);
  return row;
};

/** Names of the form that records a gift by hand. */
const byHand = { box: "cash", wallet: "mobile money" } as const;

/** Records a gift at its own door: a bank's statement, a partner's notice, or a form. */
async function takeGift(office: Office, number: number): Promise<void> {
  const [, day, place, purse, amount, fee] = rowOf(gifts, number);
  const { ctx, by, read, projectOf } = office;
  const project = projectOf(purse);
  if (place === "card") {
    const facts = {
      amount,
      currency: "NGN",
      method: "online",
      fee,
      valueDate: day,
      source: `paystack:G${number}`,
    } as const;
    await withTransaction(ctx, (ctx) => receiveGift(ctx, { ...facts, project: project ?? null }));
  } else if (place === "box" || place === "wallet") {
    const donor = { name: null, email: null, note: null, goods: null, goodsCount: null };
    const form = { amount, currency: "NGN", method: byHand[place], day, ...donor, early: "on", event: "", coming: "" };
    const fields = { ...form, project: String(project?.id ?? ""), idempotencyKey: `gift-${number}` };
    await recordByHand(by("treasurer"), fields as never);
    await office.agreeToGift();
  } else {
    await read(place, day);
    const credit = await ctx.db
      .selectFrom("bank_credits")
      .select("id")
      .where("narration", "like", `% G${number}`)
      .executeTakeFirstOrThrow();
    await recordCredit(by("treasurer"), credit.id, null, String(project?.id ?? ""));
  }
  const { id } = await ctx.db.selectFrom("gifts").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
  office.gifts.set(number, id);
}

async function refund(office: Office, { gift, minor }: Of<"refund">): Promise<void> {
  const [, , place, , amount] = rowOf(gifts, gift);
  const { ctx, by, today } = office;
  if (place !== "card") {
    const facts = { left: amount, amount: minor, way: "transfer", day: today() } as const;
    await refundGift(by("treasurer"), office.giftOf(gift), facts);
    return;
  }
  const listRefunds = async () => [{ id: `R${gift}`, amount: minor, status: "done" as const }];
  const partner = { name: "paystack", listRefunds } as unknown as PaymentProvider;
  expect(await syncRefunds(ctx, partner, `G${gift}`)).toBeUndefined();
}

async function reverse({ ctx, by, read, today }: Office, { gift }: Of<"reversal">): Promise<void> {
  const [, , place, , amount] = rowOf(gifts, gift);
  await read(place, today());
  const line = await ctx.db
    .selectFrom("lines_out")
    .select("id")
    .where("day", "=", today())
    .where("amount", "=", amount)
    .where("narration", "like", "REVERSAL%")
    .executeTakeFirstOrThrow();
  await confirmReversal(by("treasurer"), line.id);
}

async function changeGift(office: Office, { gift, purse }: Of<"purpose">): Promise<void> {
  const { by, ctx, projectOf } = office;
  const facts = { project: String(projectOf(purse)?.id ?? ""), why: "The giver asked" };
  const outcome = await changePurpose(by("treasurer"), office.giftOf(gift), facts);
  if (outcome === "done") return;
  const { id } = await ctx.db
    .selectFrom("purpose_changes")
    .select("id")
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  await agreeToPurpose(by("admin"), id);
}

const holders: Partial<Record<Place, string>> = { "hand-a": "writer", "hand-b": "editor" };

/** Sends a voucher, and does with it what the fixture says. */
async function spend(office: Office, number: number): Promise<void> {
  const [id, paidOn, from, purse, kind, minor, payee] = rowOf(vouchers, number);
  const holder = from === "own" || from === "bill" ? "writer" : (holders[from] ?? "treasurer");
  const hasPicture = !withoutPicture.includes(id);
  const place = from === "own" || from === "bill" ? undefined : (await office.place(from)).id;
  const sent = await office.send(holder, {
    key: `voucher-${id}`,
    projectId: office.projectOf(purse)?.id ?? null,
    kind: office.kindOf(kind),
    minor,
    payee: `Sample payee ${id}`,
    payeeKind: payee === "person" ? "person" : "organisation",
    paidFrom: from === "own" ? "own" : place === undefined ? "unpaid" : `place:${place}`,
    paidOn,
    note: hasPicture ? "" : "The shop gave no receipt",
    pictureHash: hasPicture ? `picture-${id}` : null,
  });
  office.vouchers.set(id, sent.id);
  if (refused.includes(id)) return office.act("admin", sent.id, "refuse", { words: "Not ours" });
  if (takenBack.includes(id)) return office.act(holder, sent.id, "takeBack");
  if (askedBack.includes(id)) {
    await office.act("admin", sent.id, "ask", { words: "What was it for?" });
    await office.act(holder, sent.id, "answer", { words: "As the receipt says" });
  }
  const given = puttingIn.includes(id) ? { putsIn: true } : {};
  for (const approver of ["admin", "admin-4", "treasurer"]) {
    if (!["waits", "half"].includes(await office.stateOf(sent.id))) return;
    if (approver !== holder) await office.act(approver, sent.id, "approve", given);
  }
}

/** Does an act of another person's asking. */
async function agreed(office: Office, ask: Promise<unknown>, by = "admin"): Promise<void> {
  await ask;
  const act = await office.ctx.db
    .selectFrom("purse_acts")
    .select("id")
    .where("state", "=", "waiting")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  await agreeToPurseAct(office.by(by), act.id);
}

async function count(
  office: Office,
  place: Place,
  change: { toId: number | null; difference: number; counted?: number },
) {
  const { ctx, by, today, key } = office;
  const found = await office.place(place);
  const { toId, difference, counted = (await findExpected(ctx, found, today())) + difference } = change;
  const why = difference === 0 ? "" : "Counted twice";
  await agreed(
    office,
    askToCount(by("treasurer"), { placeId: found.id, toId, counted, isAll: true, day: today(), why }, key()),
  );
}

async function correct(office: Office, { voucher, day, minor, kind }: Of<"correct">): Promise<void> {
  const id = office.vouchers.get(voucher) ?? 0;
  const { ctx } = office;
  const entry = await ctx.db
    .selectFrom("entries")
    .select("id")
    .where("source", "=", `voucher:${id}`)
    .executeTakeFirstOrThrow();
  const lines = await ctx.db
    .selectFrom("postings")
    .selectAll()
    .where("entry_id", "=", entry.id)
    .orderBy("id")
    .execute();
  const place = lines.find((line) => line.place_id !== null);
  const purse = lines.find((line) => line.purse_id !== null);
  const amount = plainAmount({ amount: minor ?? Math.abs(place?.minor ?? 0), currency: "NGN" });
  const values = {
    "amount-0": amount,
    "holder-0": `place:${place?.place_id}`,
    "holder-1": `purse:${purse?.purse_id}`,
    "kind-1": kind === undefined ? (purse?.kind ?? "") : office.kindOf(kind),
    day,
    why: "Typed wrongly",
    idempotencyKey: office.key(),
  };
  const form = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]));
  await agreed(office, askToCorrect(office.by("treasurer"), entry.id, form));
}

async function end(office: Office, purse: Purse, to: Purse): Promise<void> {
  const facts = { purseId: (await office.purse(purse)).id, restTo: (await office.purse(to)).id };
  for (const what of ["rest", "end"] as const)
    await agreed(office, askForPurseAct(office.by("treasurer"), what, facts, office.key()));
}

const players: { [What in Happening["what"]]: (office: Office, happening: Of<What>) => Promise<unknown> } = {
  gift: (office, { gift }) => takeGift(office, gift),
  refund,
  reversal: reverse,
  purpose: changeGift,
  payout: (office) => office.read("naira", office.today()),
  move: async (office, { from, to, minor, charge = 0 }) => {
    const places = { from: (await office.place(from)).id, to: (await office.place(to)).id };
    return moveMoney(office.by("treasurer"), { ...places, minor, charge, day: office.today(), key: office.key() });
  },
  exchange: async (office, { from, to, minor, other }) => {
    const places = { from: (await office.place(from)).id, to: (await office.place(to)).id };
    const purseId = (await office.purse("general")).id;
    const exchange = { ...places, purseId, minor, received: other, day: office.today() };
    return agreed(office, askForPurseAct(office.by("treasurer"), "exchange", exchange, office.key()));
  },
  charge: async (office, { place, minor }) =>
    payCharge(
      office.by("treasurer"),
      { placeId: (await office.place(place)).id, minor, day: office.today() },
      office.key(),
    ),
  give: async (office, { from, to, minor }) => {
    const userId = holders[to] ?? "";
    const given = { userId, placeId: (await office.place(from)).id, minor, day: office.today(), note: "" };
    await agreed(office, askToGive(office.by("treasurer"), given, office.key()), userId);
  },
  back: async (office, { from, to, minor, held }) =>
    count(office, from, { toId: (await office.place(to)).id, difference: minor - held, counted: minor }),
  count: (office, { place, missing }) => count(office, place, { toId: null, difference: -missing }),
  voucher: (office, { voucher }) => spend(office, voucher),
  pay: async (office, { voucher, from }) => {
    const id = office.vouchers.get(voucher) ?? 0;
    await office.act("admin", id, "pay", { placeId: (await office.place(from)).id, day: office.today() });
  },
  correct,
  "put-in": async (office, { purse, minor }) => {
    const facts = {
      purseId: (await office.purse(purse)).id,
      currency: "NGN" as const,
      minor,
      why: "The bus costs more",
    };
    await agreed(office, askForPurseAct(office.by("treasurer"), "put in", facts, office.key()));
  },
  end: (office, { purse, to }) => end(office, purse, to),
};

/** Plays the quarter through the commands of a site. @param onClose called after each month is closed */
export async function playQuarter(onClose: (office: Office, month: string) => Promise<void>): Promise<Office> {
  const office = await openOffice();
  for (const happening of happenings) {
    await office.goTo(happening.at, (month) => onClose(office, month));
    const play = players[happening.what] as (office: Office, happening: Happening) => Promise<unknown>;
    await play(office, happening).catch((error: unknown) => {
      throw new Error(`${JSON.stringify(happening)}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    });
    await office.book();
  }
  await office.goTo("2026-12-07", (month) => onClose(office, month));
  return office;
}
