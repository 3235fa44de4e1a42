import type { Currency } from "../values/money.ts";
import type { TelephoneForm } from "../values/telephone-number.ts";
import type { AppContext } from "./context.server.ts";

declare module "./context.server.ts" {
  interface AppContext {
    moneyGuard: MoneyGuard;
  }
}

/** The foundation's own bank accounts and telephone numbers, with which the money guard compares texts. */
export interface MoneyContext {
  /** Account numbers of the live ways to give, and those that two people agreed to. */
  known: readonly string[];
  /** Telephone numbers of the foundation itself, which may appear beside its name. */
  contacts: readonly string[];
  name: string;
  /** Formats of telephone numbers that the site recognises, that of its country first. */
  telephones: readonly TelephoneForm[];
  /** Format of an account number in its country; undefined if numbers differ in length. */
  account: RegExp | undefined;
  host: string | undefined;
}

/** Facts about the live ways to give, for texts of pages. */
export interface WayFacts {
  /** `bank` or `phone` if all money comes that way. */
  medium: "bank" | "phone" | "any";
  /** Currencies in which people can give, the site's own first. */
  currencies: readonly Currency[];
  /** True if one of the present or earlier ways has no field for a reference. */
  hasNoField: boolean;
}

/** Port for facts about giving, with which all public text is checked, so that no text sends money elsewhere. */
export interface MoneyGuard {
  findContext(ctx: AppContext): Promise<MoneyContext>;
  /** Returns true if the foundation has ways to give: then only admins change sure words. */
  areWaysLive(ctx: AppContext): Promise<boolean>;
  findWayFacts(ctx: AppContext): Promise<WayFacts>;
}
