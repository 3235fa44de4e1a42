import { expect, test } from "vitest";
import { askForDetails, stopChange } from "../../../app/features/giving/bank-details/bank-commands.server.ts";
import { findBank } from "../../../app/features/giving/bank-details/find-bank.server.ts";
import { countAlone } from "../../../app/features/giving/gifts/count-alone.server.ts";
import { recordByHand } from "../../../app/features/giving/gifts/gift-commands.server.ts";
import { askForLimits } from "../../../app/features/giving/gifts/gift-limits.server.ts";
import { removeTwoFactor } from "../../../app/features/people/users/remove-two-factor.server.ts";
import { sendPasswordLinkTo } from "../../../app/features/people/users/send-user-emails.server.ts";
import * as users from "../../../app/features/people/users/user-commands.server.ts";
import { findRoles } from "../../../app/server/db/user-roles.ts";
import { AppError } from "../../../app/server/http/errors.ts";
import { FormError } from "../../../app/server/http/handle-form.server.ts";
import { hasRole, writeRoles } from "../../../app/values/roles.ts";
import { giveBank, otherAccounts, waysOfAccounts } from "../bank.ts";
import { hourMs, pass, type Site, senderOf } from "../make-readers.ts";
import { numbersFrom } from "../random-numbers.ts";
import { addStaffMember } from "../sign-in.ts";
import { createTestSite } from "../test-site.ts";

const monthMs = 30 * 24 * hourMs;

/**
 * A foundation of two: Ada tries every act of her accounts, Bola is away.
 * @param isNew Bola's account was made on the server twenty days ago, without a confirmation
 */
async function open(isNew: boolean) {
  const here = await createTestSite({ empty: true });
  const old = { role: "admin" as const, createdAt: "2020-01-01T00:00:00.000Z" };
  for (const id of ["ada", "bola"])
    await addStaffMember(here.ctx, { ...old, id, name: id, email: `${id}@example.org`, twoFactorEnabled: 1 });
  const at = new Date(here.clock.at.getTime() - 20 * 24 * hourMs).toISOString();
  const made = { account_id: "bola", what: "created" as const, by_id: "shell", at };
  if (isNew) await here.ctx.db.insertInto("account_changes").values(made).execute();
  await giveBank(here.ctx);
  const settledAt = isNew ? Date.parse(at) + monthMs : 0;
  const state = { own: ["ada"], settledAt, touched: 0, isGone: false, made: 0 };
  return { ...here, state };
}

type Foundation = Awaited<ReturnType<typeof open>>;

/** Bola's account, after something was done to it: does the word of one person count by now? */
function mayBeAlone({ state: { touched, isGone, settledAt }, clock }: Foundation): boolean {
  const now = clock.at.getTime();
  return touched === 0 ? now < settledAt : isGone && now - touched >= monthMs;
}

/** Every act that Ada has, by any of her accounts, on Bola's and on her own. */
function actsOf(here: Foundation, draw: (bound: number) => number) {
  const { state, ctx, clock } = here;
  const oneOf = <Item>(items: readonly Item[]): Item => items[draw(items.length)] as Item;
  const own = () => oneOf(state.own);
  const sender = () => senderOf(here as Site, own());
  /** An act on Bola's account, if it is done. */
  const touch = async (act: () => Promise<unknown>, takes: boolean) => {
    const wasGone = state.isGone && mayBeAlone(here);
    await act();
    if (!wasGone) state.touched = clock.at.getTime();
    if (takes) state.isGone = true;
  };
  const roles = ["admin", "editor", "lead"] as const;
  return [
    async () => touch(async () => sendPasswordLinkTo(await sender(), "bola"), false),
    async () =>
      touch(async () => {
        const { member } = await sender();
        const email = `moved${++state.made}@example.org`;
        await users.changeUser(ctx, member, "bola", { displayName: "", email, currentPassword: "" } as never);
      }, true),
    async () => touch(async () => removeTwoFactor(await sender(), "bola"), true),
    async () => {
      const { member } = await sender();
      const bola = writeRoles(await findRoles(ctx.db, "bola"));
      const next = oneOf(roles.filter((role) => role !== bola));
      await touch(() => users.changeRole(ctx, member, "bola", next), true);
    },
    async () => touch(async () => users.deleteUser(await sender(), "bola"), true),
    async () => {
      const name = `puppet${++state.made}`;
      const fields = {
        firstName: name,
        lastName: "P",
        email: `${name}@example.org`,
        role: "admin",
        dob: "",
        position: "",
      };
      await users.createUser(await sender(), { ...fields, idempotencyKey: "" } as never, []);
      const made = ctx.db.selectFrom("users").select("id").where("email", "=", fields.email);
      state.own.push((await made.executeTakeFirstOrThrow()).id);
    },
    async () => sendPasswordLinkTo(await sender(), own()),
    // Bola helps an account that Ada made, without becoming another person.
    async () => {
      const helper = await senderOf(here as Site, "bola");
      const id = oneOf(state.own.slice(1));
      if (id === undefined || !hasRole(helper.member, "admin")) return;
      const fields = { displayName: "", email: `helped${++state.made}@example.org`, currentPassword: "" };
      if (draw(2) === 0) await users.changeUser(ctx, helper.member, id, fields as never);
      else await users.changeRole(ctx, helper.member, id, oneOf(roles));
    },
    async () => users.deleteUser(await sender(), oneOf(state.own.filter((id) => id !== "ada")) ?? "nobody"),
    async () => {
      const day = clock.at.toISOString().slice(0, 10);
      const cash = { amount: 200_000, currency: "NGN", method: "cash", day, note: null, name: null, email: null };
      await recordByHand(await sender(), { ...cash, goods: null, goodsCount: "", project: "", coming: "" } as never);
    },
    async () => {
      const outcome = await askForLimits(await sender(), { NGN: 9_000_000 + draw(1_000), USD: 9_000 });
      if (outcome === "alone") expect(mayBeAlone(here)).toBe(true);
      await ctx.db.updateTable("gift_limits").set({ stopped_at: clock.at.toISOString() }).execute();
    },
    async () => {
      const asker = await sender();
      await askForDetails(asker, {
        ways: waysOfAccounts({ ...otherAccounts, nairaAccount: `5${String(++state.made).padStart(9, "0")}` }),
      });
      const open = (await findBank(ctx)).open;
      if (open?.isAlone) expect(mayBeAlone(here)).toBe(true);
      if (open !== undefined) await stopChange(asker, open.id);
    },
    () => pass(here as Site, oneOf([1, 73, 10 * 24, 29 * 24, 31 * 24])),
    () => pass(here as Site, oneOf([73, 29 * 24, 31 * 24])),
  ];
}

/** Tests random histories of one admin who acts alone. */
export function testAloneHistories(histories: number): void {
  test("after any history of one admin's acts on the other's account, nothing counts as alone within 30 days of one", async () => {
    let alone = 0;
    let refused = 0;
    for (let seed = 1; seed <= histories; seed++) {
      const here = await open(seed % 3 === 0);
      const draw = numbersFrom(seed);
      for (let step = 0; step < 30; step++) {
        const acts = actsOf(here, draw);
        await acts[draw(acts.length)]?.().catch((error: unknown) => {
          if (!(error instanceof AppError) && !(error instanceof FormError)) throw error;
          refused++;
        });
        const counted = async () =>
          (await here.ctx.db.selectFrom("gifts").select("id").where("state", "=", "received").execute()).length;
        const before = await counted();
        await countAlone(here.ctx);
        const now = await counted();
        if (now > before) expect([seed, step, mayBeAlone(here)]).toEqual([seed, step, true]);
        alone += now - before;
      }
    }
    expect(alone).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });
}
