import { formErrors } from "content/form-errors.ts";
import { staffMoneyGuard as words } from "content/staff-money-guard.ts";
import { Form, href } from "react-router";
import * as v from "valibot";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, type Sender, staffContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import type { SentForm } from "../../../server/http/handle-form.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { formErrorsOf } from "../../../values/staff-form-result.ts";
import type { Route } from "./+types/numbers-page";
import { findNumbersPage } from "./find-numbers-page.server.ts";
import { agreeToNumber, askForNumber, stopNumber } from "./money-commands.server.ts";
import { canAskForNumbers } from "./money-permissions.ts";

export const handle: StaffHandle = { staff: { who: canAskForNumbers } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("number") ?? "";
  const page = await findNumbersPage(context.get(appContext), context.get(staffContext));
  return { ...page, asked: asked.slice(0, 300), sendKey: crypto.randomUUID() };
}

const line = (empty: string) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.normalize("NFC"),
    v.trim(),
    v.nonEmpty(empty),
    v.maxLength(300, () => formErrors.tooLong(300)),
  );

const askSchema = () => v.object({ number: line(words.ask.empty), why: line(words.ask.whyEmpty) });

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "numbers", notYet: words.notYet, isEchoed: true }, accept);

function accept(form: SentForm, sender: Sender): Promise<string> {
  const id = form.formValues.number_id?.[0] ?? "";
  return answerIntents(form, {
    ask: () => answerAfter(askForNumber(sender, form.check(askSchema())), words.ask.done),
    agree: async () => ((await agreeToNumber(sender, id)) ? words.done.agree : words.done.later),
    stop: () => answerAfter(stopNumber(sender, id), words.done.stop),
  });
}

export default function NumbersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, agreed, findings, mayDecide, asked, sendKey } = loaderData;
  const refused = formErrorsOf(actionData);
  const typed = (name: string) => refused?.formValues?.[name]?.[0];
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p>{words.lede}</p>
      <StatusMessage answer={actionData} />
      <section className="stack" aria-labelledby="ask">
        <h2 id="ask">{words.ask.heading}</h2>
        <Form method="post" action={href("/admin/numbers")} className="form" noValidate>
          <input type="hidden" name="intent" value="ask" />
          <Field
            id="number"
            name="number"
            label={words.ask.number}
            value={typed("number") ?? asked}
            error={refused?.errors.number}
          />
          <Field
            id="why"
            name="why"
            label={words.ask.why}
            value={typed("why") ?? ""}
            error={refused?.errors.why}
            long
          />
          <div>
            <Button>{words.ask.button}</Button>
          </div>
        </Form>
      </section>
      <section className="stack" aria-labelledby="waiting">
        <h2 id="waiting">{words.waiting}</h2>
        {waiting.length === 0 && <p className="muted">{words.nothingWaits}</p>}
        {waiting.map((number) => (
          <NumberLine key={number.id} {...number} mayAgree={mayDecide} mayStop={mayDecide} sendKey={sendKey} />
        ))}
      </section>
      <section className="stack" aria-labelledby="agreed">
        <h2 id="agreed">{words.agreed}</h2>
        {agreed.length === 0 && <p className="muted">{words.nothingAgreed}</p>}
        {agreed.map((number) => (
          <NumberLine key={number.id} {...number} mayAgree={false} mayStop={mayDecide} sendKey={sendKey} />
        ))}
      </section>
      {findings && (
        <section className="stack" aria-labelledby="found">
          <h2 id="found">{words.found.heading}</h2>
          <p className="muted">{findings.length === 0 ? words.found.none : words.found.text}</p>
          <ul>
            {findings.map(({ place, words: written }) => (
              <li key={`${place} ${written}`}>{words.found.line(place, written)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type NumberLineProps = Awaited<ReturnType<typeof findNumbersPage>>["waiting"][number] & {
  mayAgree: boolean;
  mayStop: boolean;
  sendKey: string;
};

function NumberLine({ id, number, lines, mayAgree, mayStop, sendKey }: NumberLineProps) {
  return (
    <div className="stack">
      <p>
        <b>{number}</b>
      </p>
      {lines.map((text) => (
        <p key={text} className="small">
          {text}
        </p>
      ))}
      {mayAgree && (
        <ActForm intent="agree" sendKey={`${sendKey}-${id}-agree`} button={words.agree} about={number}>
          <input type="hidden" name="number_id" value={id} />
        </ActForm>
      )}
      {mayStop && (
        <ActForm intent="stop" sendKey={`${sendKey}-${id}-stop`} button={words.stop} about={number} danger>
          <input type="hidden" name="number_id" value={id} />
        </ActForm>
      )}
    </div>
  );
}
