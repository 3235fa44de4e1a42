import { appendStep } from "../../app/features/giving/bank-details/bank-steps.server.ts";
import { findBank } from "../../app/features/giving/bank-details/find-bank.server.ts";
import { readOldWays } from "../../app/features/giving/bank-details/ways.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { trustTime } from "../../app/server/db/trusted-time.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import { mainOf, textOf } from "./page-text.ts";
import { addStaffMember, samplePassword, signIn, signInAgain } from "./sign-in.ts";
import { createTestSite } from "./test-site.ts";

type Fields = Record<string, string>;

interface TwoAccounts {
  bankName: string;
  nairaAccount: string;
  dollarAccount: string;
  accountName: string;
}

/** Two accounts of one bank, as a form sends them. */
const formOfAccounts = ({ bankName, nairaAccount, dollarAccount, accountName }: TwoAccounts): Fields =>
  Object.fromEntries(
    [
      ["NGN", nairaAccount],
      ["USD", dollarAccount],
    ].flatMap(([currency = "", number = ""], index) =>
      Object.entries({ form: "Bank account", currency, bank: bankName, number, name: accountName }).map(
        ([field, value]) => [`${field}${index + 1}`, value],
      ),
    ),
  );

/** Two accounts of one bank, as they are stored. */
export const waysOfAccounts = ({ bankName, nairaAccount, dollarAccount, accountName }: TwoAccounts) =>
  readOldWays({
    bank_name: bankName,
    naira_account: nairaAccount,
    dollar_account: dollarAccount,
    account_name: accountName,
    bank_code: null,
  });

export async function giveBank(ctx: AppContext, bankName = "Own Bank", nairaAccount = "1234567890"): Promise<void> {
  const accounts = { bankName, nairaAccount, dollarAccount: "0987654321", accountName: "Upendo Children’s Home" };
  const step = { what: "first" as const, at: ctx.clock.now().toISOString(), by_id: "admin", by: "Sample Admin" };
  const ways = JSON.stringify(waysOfAccounts(accounts));
  await withTransaction(ctx, (ctx) => appendStep(ctx.db, ctx.config.secret, { ...step, ways }));
}

export const hourMs = 3_600_000;
export const otherAccounts = {
  bankName: "Other Bank",
  nairaAccount: "5555555555",
  dollarAccount: "6666666666",
  accountName: "Upendo Children’s Home",
};
export const otherBank: Fields = { ...formOfAccounts(otherAccounts), reason: "Our branch moved." };
export const agree = { intent: "agree", called: "on", password: samplePassword };

/** Opens a site with bank details and a signed-in admin; `second` signs another one in. */
export async function withBank() {
  const here = await createTestSite();
  const { ctx } = here;
  const as = (Cookie: string) => ({
    open: async (path: string) => textOf(await (await here.ask(path, { headers: { Cookie } })).text()),
    post: async (fields: Fields, path = "/admin/bank") => {
      const headers = { Cookie, Origin: "https://site.test" };
      const answer = await here.ask(path, { method: "POST", headers, body: new URLSearchParams(fields) });
      return { status: answer.status, text: textOf(await answer.text()) };
    },
  });
  const first = as(await signIn(ctx, "admin"));
  await giveBank(ctx);
  const second = async (id = "second") => {
    const { email } = await addStaffMember(ctx, { id, role: "admin", name: `Admin ${id}`, email: `${id}@example.org` });
    return as(await signInAgain(ctx, email));
  };
  const signInAs = async (email: string) => as(await signInAgain(ctx, email));
  /** Moves the clock without making it trusted. */
  const jump = (hours: number) => {
    here.clock.at = new Date(here.clock.at.getTime() + hours * hourMs);
  };
  /** Lets hours pass in a running app, whose clock is trusted. */
  const pass = async (hours: number) => {
    // All have set two-step sign-in up, so that the tests concern only the second person.
    await here.ctx.db.updateTable("users").set({ second_step_since: null }).execute();
    jump(hours);
    await trustTime(ctx.db, here.clock.at.toISOString());
  };
  const shown = async () => /<dd>(\d{10})<\/dd>/.exec(await here.read("/donate"))?.[1];
  const donate = async () => textOf(mainOf(await here.read("/donate")));
  const openId = async () => String((await findBank(ctx)).open?.id);
  return { ...here, first, second, signInAs, jump, pass, shown, donate, openId };
}
