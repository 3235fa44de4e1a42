import { leastRecall } from "content/countries/guard/country-guard.ts";
import { guards } from "content/countries/guard/index.ts";
import { countryOf } from "content/countries/index.ts";
import { staffWordsGuard } from "content/staff-sensitive.ts";
import type { Actor, AppContext } from "../../server/context.server.ts";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import type { ContentType } from "../content-type.server.ts";
import { isUnread } from "../publishing/words-guard/unread-language.ts";
import { textsOfStory } from "./story-texts.ts";

/** Returns the country's name if the words guard does not know its places. */
export async function findUnguardedCountry(ctx: AppContext): Promise<string | undefined> {
  const code = await ctx.childProtection.findCountryCode(ctx);
  if (code === "NG" || (guards[code]?.recall ?? 0) >= leastRecall) return undefined;
  return code === "XX" ? staffWordsGuard.anyCountry : countryOf(code).name;
}

/** Returns true if the words guard cannot read the language of a text. */
export async function hasUnreadText({ ctx }: Actor, type: ContentType, formValues: FormValues): Promise<boolean> {
  const texts = textsOfStory(type.fields, formValues, formValues)
    .filter(({ isForMoneyOnly }) => !isForMoneyOnly)
    .map(({ text }) => text);
  return isUnread(texts, await ctx.childProtection.findCountryCode(ctx));
}
