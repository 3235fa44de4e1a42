import type { Currency } from "../values/money.ts";
import type { TelephoneForm } from "../values/telephone-number.ts";
import type { AppContext } from "./context.server.ts";

declare module "./context.server.ts" {
  interface AppContext {
    moneyGuard: MoneyGuard;
  }
}

/** What the foundation's own money and telephones are: what the money guard compares texts with. */
export interface MoneyContext {
  /** Numbers of the live ways to give, and those that two people agreed to. */
  known: readonly string[];
  /** Telephones of the foundation itself: its name may stand beside them. */
  contacts: readonly string[];
  /** The foundation's name. */
  name: string;
  /** Forms of telephone numbers that the site knows, that of its country first. */
  telephones: readonly TelephoneForm[];
  /** Form of an account in its country, where all have one length. */
  account: RegExp | undefined;
  /** Host of the site. */
  host: string | undefined;
}

/** What words of pages ask of the live ways to give. */
export interface WayFacts {
  /** How people can send money: from a bank alone, from a telephone alone, or from both. */
  medium: "bank" | "phone" | "any";
  /** In which people can give, the site's own first. */
  currencies: readonly Currency[];
  /** Whether one of them, or of those before, has no field for a reference. */
  hasNoField: boolean;
}

/** Port: what giving knows that every door to public text asks, so that no text sends money elsewhere. */
export interface MoneyGuard {
  findContext(ctx: AppContext): Promise<MoneyContext>;
  /** Whether the foundation has ways to give: from then on sure words are changed by admins alone. */
  areWaysLive(ctx: AppContext): Promise<boolean>;
  /** What the live ways to give make of the words of every page. */
  findWayFacts(ctx: AppContext): Promise<WayFacts>;
}
