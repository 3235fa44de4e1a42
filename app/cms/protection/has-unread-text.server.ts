import type { Actor } from "../../server/context.server.ts";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import type { ContentType } from "../content-type.server.ts";
import { isUnread } from "../publishing/words-guard/unread-language.ts";
import { textsOfStory } from "./story-texts.ts";

/** Returns true if the words guard cannot read the language of a text. */
export async function hasUnreadText({ ctx }: Actor, type: ContentType, formValues: FormValues): Promise<boolean> {
  const texts = textsOfStory(type.fields, formValues, formValues)
    .filter(({ isForMoneyOnly }) => !isForMoneyOnly)
    .map(({ text }) => text);
  return isUnread(texts, await ctx.childProtection.findCountryCode(ctx));
}
