import { data, href, redirect } from "react-router";
import { type AppContext, appContext, requestInfoContext } from "../../../server/context.server.ts";
import { type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { readOutcome, signOutcome } from "../../../server/http/signed-outcome.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { Notice } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormFields, fieldsOf } from "../../../ui/form-fields.tsx";
import { Icon, SocialIcon } from "../../../ui/icon.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { ofFoundation, PageMeta } from "../../../ui/page-meta.tsx";
import { Style } from "../../../ui/style.tsx";
import type { FormResult } from "../../../values/form-result.ts";
import type { IconName } from "../../../values/icon-name.ts";
import { fillPlaces } from "../../../values/places.ts";
import { writeChildSafetyLine } from "../../foundation/settings/child-safety-line.ts";
import { findPublicSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { telephoneHref } from "../../foundation/settings/telephone-href.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/contact-page";
import css from "./contact-page.css?inline";
import { sendMessage } from "./message-commands.server.ts";
import { messageSchema } from "./message-schema.ts";

export const handle: RouteHandle = { cache: { query: { thanks: "outcome" } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const settings = await findPublicSettingsOnce(ctx, requestInfo);
  const { country, phone, email, headOffice, social } = settings;
  return {
    country,
    phone,
    email,
    headOffice,
    social,
    childSafety: writeChildSafetyLine(settings),
    thanks:
      readOutcome(context.get(appContext), href("/contact"), new URL(request.url).searchParams.get("thanks")) ===
      "sent",
  };
}

const thanks = (ctx: AppContext) =>
  redirect(`${href("/contact")}?thanks=${signOutcome(ctx, href("/contact"), "sent")}`, 303);

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const of = await findWordsOfOnce(ctx, requestInfo);
  const words = of("contact");
  const plan: FormPlan = {
    name: "contact",
    texts: ["message"],
    // A high limit, because many phones share one address on Nigerian networks.
    limit: { what: "contact", times: 60, minutes: 60 },
    notYet: words.form.notYet,
    sentences: of("notices").forms,
  };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check }) => {
    await sendMessage(ctx, check(messageSchema));
    return thanks(ctx);
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const contact = useWords("contact");
  const { country, phone, email, headOffice, social, childSafety, thanks } = loaderData;
  const { error } = useWords("notices").forms;
  const title = actionData === undefined ? contact.title : fillPlaces(error, { title: contact.title });
  return (
    <>
      <PageMeta title={title} description={contact.lede} path={href("/contact")} facts={ofFoundation} />
      <Style name="contact-page" layer="feature" css={css} />
      <DetailStyle />
      <PageHead ground="lilac" heading={contact.heading} lede={contact.lede} />
      <div className="wrap section split">
        <ContactForm answer={actionData} thanks={thanks && actionData === undefined} />
        <div className="stack">
          <h2>{contact.reach.heading}</h2>
          <ul className="contacts">
            {phone && (
              <Way icon="phone" label={contact.reach.phone} text={phone} href={telephoneHref(country, phone)} />
            )}
            {email && <Way icon="mail" label={contact.reach.email} text={email} href={`mailto:${email}`} />}
            {headOffice && <Way icon="pin" label={contact.reach.headOffice} text={headOffice} />}
            <Way
              icon="shield"
              label={[contact.reach.safeguarding, childSafety].filter(Boolean).join(": ")}
              text={contact.reach.report}
              href={href("/safeguarding")}
            />
          </ul>
          <div className="social">
            {social?.map(({ name, url }) => (
              <a key={name} href={url}>
                <SocialIcon network={name} />
                {name}
              </a>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function ContactForm({ answer, thanks }: { answer?: FormResult; thanks: boolean }) {
  const { form: words } = useWords("contact");
  const { firstName, lastName, email, subject, message } = words;
  const fields = fieldsOf("contact", answer, { firstName, lastName, email, subject, message });
  return (
    <form
      className="form"
      id="contact-form"
      method="post"
      action={href("/contact")}
      aria-label={words.heading}
      noValidate
      data-form="message"
      data-not-yet={words.notYet}
    >
      {thanks && <Notice>{words.thanks}</Notice>}
      <FormFields prefix="contact" fields={fields} answer={answer} schema={messageSchema} hasHoneypot>
        <div className="two">
          <Field {...fields.firstName} autoComplete="given-name" />
          <Field {...fields.lastName} autoComplete="family-name" />
        </div>
        <Field {...fields.email} type="email" autoComplete="email" />
        <Field {...fields.subject} />
        <Field {...fields.message} long />
      </FormFields>
      <div>
        <Button>{words.button}</Button>
      </div>
    </form>
  );
}

function Way({ icon, label, text, href: to }: { icon: IconName; label: string; text: string; href?: string }) {
  return (
    <li>
      <span className="badge">
        <Icon name={icon} />
      </span>
      <div dir="auto">
        <span className="small muted">{label}</span>
        <br />
        {to === undefined ? <b>{text}</b> : <a href={to}>{text}</a>}
      </div>
    </li>
  );
}
