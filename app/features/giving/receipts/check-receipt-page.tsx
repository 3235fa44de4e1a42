import type { receipts } from "content/receipts.ts";
import { data, href } from "react-router";
import * as v from "valibot";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { AlertStyle } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { Field, FieldLimits } from "../../../ui/field.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { writeEventDate } from "../../../values/dates.ts";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/check-receipt-page";
import { type CheckedReceipt, findReceiptByNumber } from "./find-receipt.server.ts";

export const headers = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

/** Maximum length of the typed number (characters); longer than any number with its letters. */
const maxNumber = 60;

const numberSchema = v.object({ id: v.pipe(v.string(), v.maxLength(maxNumber)) });

/** Rate limit, so that the letters cannot be guessed: 23³ are possible for each number. */
const limit = { what: "receipt check", times: 60, minutes: 60 };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const typed = (params.id ?? new URL(request.url).searchParams.get("id") ?? "").slice(0, maxNumber);
  if (typed.trim() === "") return { typed: "", checked: undefined };
  if (!(await countTowardsRateLimit(ctx, limit, context.get(requestInfoContext).address)))
    return data({ typed, checked: { state: "wait" as const } }, 429);
  return { typed, checked: await findReceiptByNumber(ctx, typed) };
}

/** Page on which anyone can check a receipt by its number and letters. Shows amount and month, but no name. */
export default function CheckReceiptPage({ loaderData: { typed, checked } }: Route.ComponentProps) {
  const { check: words } = useWords("receipts");
  return (
    <>
      <PageMeta title={words.title} />
      <AlertStyle />
      <DetailStyle />
      <PageHead ground="green" heading={words.heading} lede={words.lede} />
      <div className="wrap section spaced">
        {checked && <Answer checked={checked} words={words} />}
        <form className="form" action={href("/receipt/:id?", {})}>
          <FieldLimits of={numberSchema}>
            <Field id="receipt-id" name="id" label={words.label} value={typed} autoComplete="off" />
          </FieldLimits>
          <div>
            <Button>{words.button}</Button>
          </div>
        </form>
      </div>
    </>
  );
}

interface AnswerProps {
  checked: CheckedReceipt | { state: "wait" };
  words: (typeof receipts)["check"];
}

function Answer({ checked, words }: AnswerProps) {
  const { state } = checked;
  if (state === "wait")
    return (
      <p className="alert alert--error" role="status">
        {words.wait}
      </p>
    );
  const isOurs = "number" in checked;
  const places: Record<string, string> = isOurs
    ? {
        number: checked.number,
        amount: checked.amount,
        other: checked.other,
        month: writeEventDate({ date: checked.day, precision: "month" }),
      }
    : {};
  return (
    <section className={state === "valid" ? "alert alert--ok" : "alert alert--error"} role="status">
      <div>
        <h2 className="t-3">{words[state]}</h2>
        <p>{fillPlaces(words[`${state}Text`], places)}</p>
        {!isOurs && (
          <a className="tap" href={href("/contact")}>
            {words.tellUs}
          </a>
        )}
      </div>
    </section>
  );
}
