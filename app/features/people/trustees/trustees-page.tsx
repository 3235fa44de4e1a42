import { staffTrustees as words } from "content/staff-trustees.ts";
import { Form, href } from "react-router";
import * as v from "valibot";
import { emailAddress } from "../../../cms/email-schema.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, type Sender } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import type { SentForm } from "../../../server/http/handle-form.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { BackHead } from "../../../staff-kit/back-head.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { formErrorsOf } from "../../../values/staff-form-result.ts";
import type { Route } from "./+types/trustees-page";
import { findTrusteesPage } from "./answer-trustees.server.ts";
import { askTrustees, changeTrustees, stopAsking } from "./ask-trustees.server.ts";
import { canAskTrustees } from "./trustee-permissions.ts";

export const handle: StaffHandle = { staff: { who: canAskTrustees } };

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await findTrusteesPage(context.get(appContext))), sendKey: crypto.randomUUID() };
}

const addressSchema = v.object({
  email: v.pipe(v.optional(v.string(), ""), v.trim(), v.union([v.literal(""), emailAddress])),
});

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "trustees", notYet: words.notYet, isEchoed: true }, accept);

function accept(form: SentForm, sender: Sender): Promise<string> {
  const of = (name: string) => form.formValues[name]?.[0] ?? "";
  return answerIntents(form, {
    address: () => answerAfter(changeTrustees(sender, form.check(addressSchema).email), words.address.saved),
    ask: () => answerAfter(askTrustees(sender, of("account")), words.done.ask),
    stop: () => answerAfter(stopAsking(sender, of("request")), words.done.stop),
  });
}

export default function TrusteesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { address, waiting, confirmed, sendKey } = loaderData;
  const refused = formErrorsOf(actionData);
  return (
    <>
      <PageMeta title={words.title} />
      <BackHead title={words.title} to={href("/admin/manageusers")} back={words.people.team} />
      <p>{words.lede}</p>
      <p>{words.limit}</p>
      <StatusMessage answer={actionData} />
      <section className="stack" aria-labelledby="address">
        <h2 id="address">{words.address.heading}</h2>
        <p>{describeAddress(address)}</p>
        <Form method="post" action={href("/admin/trustees")} className="form" noValidate>
          <input type="hidden" name="intent" value="address" />
          <Field
            id="email"
            name="email"
            type="email"
            autoComplete="off"
            label={words.address.label}
            hint={words.address.hint}
            value={refused?.formValues?.email?.[0] ?? address?.email ?? ""}
            error={refused?.errors.email}
          />
          <div>
            <Button>{words.address.button}</Button>
          </div>
        </Form>
      </section>
      <section className="stack" aria-labelledby="people">
        <h2 id="people">{words.people.heading}</h2>
        {waiting.length + confirmed.length === 0 && <p className="muted">{words.people.none}</p>}
        {waiting.map((person) => (
          <Person key={person.id} {...person} mayAsk={address?.counts === true} sendKey={sendKey} />
        ))}
        {confirmed.map(({ id, name, day }) => (
          <p key={id}>
            <b>{name}</b> {words.people.confirmed(day)}
          </p>
        ))}
      </section>
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function describeAddress(address: Loaded["address"]): string {
  if (address === undefined) return words.address.none;
  if (address.why === "taken") return words.address.isOfAccount;
  if (address.why === "office") return words.address.office;
  return address.counts ? words.address.counts(address.since) : words.address.from(address.from);
}

type PersonProps = Loaded["waiting"][number] & { mayAsk: boolean; sendKey: string };

function Person({ id, name, request, mayAsk, sendKey }: PersonProps) {
  return (
    <div className="stack">
      <p>
        <b>{name}</b>
      </p>
      {request && (
        <>
          <p>
            {request.ends === undefined
              ? words.people.asked(request.by, request.at, request.sends)
              : words.people.sent(request.ends)}
          </p>
          <ActForm intent="stop" sendKey={`${sendKey}-${id}-stop`} button={words.people.stop} about={name} danger>
            <input type="hidden" name="request" value={request.id} />
          </ActForm>
        </>
      )}
      {!request && mayAsk && (
        <ActForm intent="ask" sendKey={`${sendKey}-${id}-ask`} button={words.people.ask} about={name}>
          <input type="hidden" name="account" value={id} />
        </ActForm>
      )}
    </div>
  );
}
