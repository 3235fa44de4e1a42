import { countries, countryOf } from "../../../../content/countries/index.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import type { MoneyContext, MoneyGuard } from "../../../server/money-guard.ts";
import { findOwnContacts } from "../../foundation/settings/find-own-contacts.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findHelpNumbers } from "../../safeguarding/help-numbers/find-help-numbers.server.ts";
import { findBank, findWayFacts } from "../bank-details/find-bank.server.ts";
import { listWayNumbers } from "../bank-details/ways.ts";
import { listNumbers } from "./money-queries.server.ts";

async function findContext(ctx: AppContext): Promise<MoneyContext> {
  const { name, country: code } = await findSettings(ctx);
  const { telephone, accounts } = countryOf(code);
  const others = Object.values(countries).filter((country) => country.code !== code);
  const { live, isAltered } = await findBank(ctx);
  const now = (await findTrustedMoment(ctx)).toISOString();
  const agreed = (await listNumbers(ctx.db)).filter(({ live_at }) => live_at !== null && live_at <= now);
  const help = await findHelpNumbers(ctx);
  // A text with a shared number also names the foundation's account.
  const knownNumbers = isAltered ? [] : (live?.ways ?? []).flatMap((way) => [...listWayNumbers(way), way.number]);
  return {
    known: [...knownNumbers, ...agreed.map(({ number }) => number)],
    contacts: [...(await findOwnContacts(ctx)), ...help.map(({ number }) => number)],
    name,
    telephones: [telephone, ...others.map((country) => country.telephone)].filter(({ code: prefix }) => prefix !== ""),
    account: accounts.find(({ check }) => check === "nuban")?.number,
    host: ctx.config.siteUrl && new URL(ctx.config.siteUrl).host,
  };
}

export const moneyGuard: MoneyGuard = {
  findContext,
  findWayFacts,
  areWaysLive: async (ctx) => (await findBank(ctx)).all.length > 0,
};
