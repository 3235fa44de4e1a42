import type { Currency } from "../values/money.ts";
import type { TelephoneForm } from "../values/telephone-number.ts";
import type { AppContext } from "./context.server.ts";

declare module "./context.server.ts" {
  interface AppContext {
    moneyGuard: MoneyGuard;
  }
}

/** The foundation's own bank accounts and telephone numbers, for the money guard to compare texts with. */
export interface MoneyContext {
  /** Numbers of the live ways to give, and those that two people agreed to. */
  known: readonly string[];
  /** Telephones of the foundation itself, which may appear beside its name. */
  contacts: readonly string[];
  name: string;
  /** Forms of telephone numbers that the site knows, that of its country first. */
  telephones: readonly TelephoneForm[];
  /** Form of an account in its country, where all have one length. */
  account: RegExp | undefined;
  host: string | undefined;
}

/** Facts about the live ways to give, for words of pages. */
export interface WayFacts {
  /** `bank` or `phone` where all money comes that way. */
  medium: "bank" | "phone" | "any";
  /** In which people can give, the site's own first. */
  currencies: readonly Currency[];
  /** True if one of them, or of the earlier ones, has no field for a reference. */
  hasNoField: boolean;
}

/** Port: facts of giving for all public text, so that no text sends money elsewhere. */
export interface MoneyGuard {
  findContext(ctx: AppContext): Promise<MoneyContext>;
  /** True if the foundation has ways to give: from then on only admins change sure words. */
  areWaysLive(ctx: AppContext): Promise<boolean>;
  findWayFacts(ctx: AppContext): Promise<WayFacts>;
}
