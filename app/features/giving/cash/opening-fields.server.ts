import { purse as names } from "content/purse.ts";
import { staffCash as words } from "content/staff-cash.ts";
import type { Actor } from "../../../server/context.server.ts";
import type { Currency } from "../../../values/money.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { listProjects } from "../../publishing/projects/find-projects.server.ts";
import { listAccounts } from "../bank-statements/accounts.server.ts";

/** A field of the first day: a place or a purse in one currency. */
export interface OpeningField {
  name: string;
  label: string;
  currency: Currency;
}

/** Returns the fields of the first day: accounts of statements, a box and a wallet, and the purses, in each currency. */
export async function findOpeningFields({ ctx }: Pick<Actor, "ctx">) {
  const currencies = await findCurrencies(ctx);
  const accounts = await listAccounts(ctx);
  const { first } = words;
  const places = currencies.flatMap((currency): OpeningField[] => [
    ...accounts
      .filter((account) => account.currency === currency)
      .map(({ name, known }) => ({
        name: `place:bank:${currency}:${name}`,
        label: first.bank(known ?? first.mainBank, currency),
        currency,
      })),
    { name: `place:box:${currency}:box`, label: first.box(currency), currency },
    { name: `place:wallet:${currency}:wallet`, label: first.wallet(currency), currency },
  ]);
  const projects = await listProjects(ctx);
  const purses = [{ id: 0, title: names.general as string }, ...projects].flatMap(({ id, title }) =>
    currencies.map(
      (currency): OpeningField => ({
        name: `purse:${id}:${currency}`,
        label: first.purse(title, currency),
        currency,
      }),
    ),
  );
  return { places, purses };
}
