import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { FormError, type FormSentences, handleForm, type SentForm } from "../../../server/http/handle-form.server.ts";
import { fillPlaces } from "../../../values/places.ts";
import { NoPlace } from "./guest-commands.server.ts";

/** Rate limit of sign-ups and changes. It is generous, because many phones share one address on Nigerian networks. */
const guestLimit = { what: "coming", times: 120, minutes: 60 };

/** Reasons why a group gets no place; `{count}` is replaced by a number. */
type NoPlaceWords = Record<
  "many" | "onlyLeft" | "onlyOneLeft" | "tooMany" | "network" | "large" | "over" | "cancelled" | "closed" | "off",
  string
>;

interface GuestPlan {
  notYet: string;
  words: NoPlaceWords;
  sentences: FormSentences;
}

/** Answers a form about a place; a rejection is shown as a sentence above the form. */
export function answerGuestForm<Done>(
  ctx: AppContext,
  requestInfo: RequestInfo,
  request: Request,
  { notYet, words, sentences }: GuestPlan,
  accept: (form: SentForm) => Promise<Done>,
) {
  const plan = { name: "coming", limit: guestLimit, notYet, wait: words.many, sentences };
  return handleForm<Done>(ctx, requestInfo, request, plan, async (form) => {
    try {
      return await accept(form);
    } catch (error) {
      if (!(error instanceof NoPlace)) throw error;
      const sentence = sentenceOf(error, words);
      const isOfSize = ["left", "tooMany", "network", "large"].includes(error.why);
      throw new FormError(
        `${notYet} ${sentence}.`.replace(/\.\.$/, "."),
        isOfSize ? { errors: { adults: sentence } } : {},
      );
    }
  });
}

function sentenceOf({ why, count }: NoPlace, words: NoPlaceWords): string {
  if (why === "left") return count === 1 ? words.onlyOneLeft : fillPlaces(words.onlyLeft, { count: String(count) });
  return fillPlaces(words[why], { count: String(count) });
}
