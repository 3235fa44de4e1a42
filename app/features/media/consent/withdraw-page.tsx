import { data, href, redirect } from "react-router";
import * as v from "valibot";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { FormError, type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { readOutcome, signOutcome } from "../../../server/http/signed-outcome.server.ts";
import { Notice } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormFields, fieldsOf } from "../../../ui/form-fields.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { FormResult } from "../../../values/form-result.ts";
import { fillPlaces } from "../../../values/places.ts";
import { findPublicSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { findRecordings } from "../recordings/find-recordings.server.ts";
import { ListenBand } from "../recordings/listen.tsx";
import type { Route } from "./+types/withdraw-page";
import { countWrongCode, withdrawByCard } from "./photo-requests.server.ts";
import { readWithdrawn, sayWithdrawn, writeWithdrawn } from "./say-withdrawn.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { phone } = await findPublicSettingsOnce(ctx, context.get(requestInfoContext));
  const outcome = readOutcome(ctx, href("/withdraw"), new URL(request.url).searchParams.get("done"));
  const recordings = await findRecordings(ctx, "site:withdraw");
  return { phone, done: readWithdrawn(outcome), recordings };
}

const codeSchema = (words: Record<"empty" | "unknown", string>) =>
  v.object({
    code: v.pipe(v.optional(v.string(), ""), v.trim(), v.nonEmpty(words.empty), v.maxLength(60, words.unknown)),
  });

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const of = await findWordsOfOnce(ctx, requestInfo);
  const { card: words } = of("withdraw");
  const plan: FormPlan = {
    name: "withdraw",
    notYet: words.notYet,
    wait: words.wait,
    sentences: of("notices").forms,
  };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check }) => {
    const withdrawn = await withdrawByCard(ctx, check(codeSchema(words)).code);
    if (withdrawn !== undefined)
      return redirect(
        `${href("/withdraw")}?done=${signOutcome(ctx, href("/withdraw"), writeWithdrawn(withdrawn))}`,
        303,
      );
    await countWrongCode(ctx, requestInfo, `${words.notYet} ${words.wait}`);
    throw new FormError(`${words.notYet} ${words.unknown}`, { errors: { code: words.unknown } });
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

/** Page on which a family withdraws with the code on its card, without sign-in. Shows no personal data. */
export default function WithdrawPage({ loaderData, actionData }: Route.ComponentProps) {
  const { card: words } = useWords("withdraw");
  const { error } = useWords("notices").forms;
  const { done } = loaderData;
  return (
    <>
      <PageMeta title={actionData ? fillPlaces(error, { title: words.title }) : words.title} description={words.lede} />
      <DetailStyle />
      <PageHead
        ground="pink"
        heading={words.heading}
        lede={words.lede}
        below={<p className="small">{words.language}</p>}
      />
      <ListenBand recordings={loaderData.recordings} />
      <div className="wrap section">
        <div className="spaced">
          {done !== undefined && actionData === undefined ? (
            <div className="stack">
              <Notice>{sayWithdrawn(words, done)}</Notice>
              <p>{words.doneText}</p>
            </div>
          ) : (
            <CodeForm answer={actionData} />
          )}
          <section className="stack" aria-labelledby="without">
            <h2 id="without">{words.without}</h2>
            <p>{words.withoutText}</p>
            {loaderData.phone && <p>{fillPlaces(words.call, { phone: loaderData.phone })}</p>}
          </section>
        </div>
      </div>
    </>
  );
}

function CodeForm({ answer }: { answer: FormResult | undefined }) {
  const { card: words } = useWords("withdraw");
  const fields = fieldsOf("withdraw", answer, { code: words.label });
  return (
    <form className="form" method="post" action={href("/withdraw")} aria-label={words.heading} noValidate>
      <FormFields prefix="withdraw" fields={fields} answer={answer} schema={codeSchema(words)}>
        <Field {...fields.code} hint={words.hint} autoComplete="off" />
      </FormFields>
      <div>
        <Button>{words.button}</Button>
      </div>
    </form>
  );
}
