import { contact } from "content/contact.ts";
import { data, href, redirect } from "react-router";
import { appContext, requestInfoContext } from "../../server/context.server.ts";
import { type FormPlan, handleForm } from "../../server/http/handle-form.server.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import { DetailStyle } from "../../ui/detail.tsx";
import { Icon, type IconName, SocialIcon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { Style } from "../../ui/style.tsx";
import { telephoneHref } from "../../values/telephone.ts";
import { findSettingsOnce } from "../settings/find-settings.server.ts";
import type { Route } from "./+types/contact-page";
import { ContactForm } from "./contact-form.tsx";
import css from "./contact-page.css?inline";
import { sendMessage } from "./message-commands.server.ts";
import { messageSchema } from "./message-schema.ts";

export const handle: RouteHandle = { cache: { query: { thanks: "presence" } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const [ctx, requestInfo] = [context.get(appContext), context.get(requestInfoContext)];
  const { phone, email, headOffice, social } = await findSettingsOnce(ctx, requestInfo);
  return { phone, email, headOffice, social, thanks: new URL(request.url).searchParams.has("thanks") };
}

const thanks = () => redirect(`${href("/contact")}?thanks`, 303);

export async function action({ request, context }: Route.ActionArgs) {
  const [ctx, requestInfo] = [context.get(appContext), context.get(requestInfoContext)];
  const plan: FormPlan<Response> = {
    name: "contact",
    texts: ["message"],
    // Generous: many phones share one address on Nigerian networks.
    limit: { what: "contact", times: 60, minutes: 60 },
    notYet: contact.form.notYet,
    robots: thanks,
  };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check }) => {
    await sendMessage(ctx, check(messageSchema));
    return thanks();
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { phone, email, headOffice, social, thanks } = loaderData;
  const title = actionData === undefined ? contact.title : `Error: ${contact.title}`;
  return (
    <>
      <PageMeta title={title} description={contact.lede} path={href("/contact")} />
      <Style name="contact-page" layer="feature" css={css} />
      <DetailStyle />
      <PageHead ground="lilac" heading={contact.heading} lede={contact.lede} />
      <div className="wrap section split">
        <ContactForm answer={actionData} thanks={thanks && actionData === undefined} />
        <div className="stack">
          <h2>{contact.reach.heading}</h2>
          <ul className="contacts">
            <Way icon="phone" label={contact.reach.phone} text={phone} href={telephoneHref(phone)} />
            <Way icon="mail" label={contact.reach.email} text={email} href={`mailto:${email}`} />
            <Way icon="pin" label={contact.reach.headOffice} text={headOffice} />
          </ul>
          <div className="social">
            {social.map(({ name, url }) => (
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

function Way({ icon, label, text, href: to }: { icon: IconName; label: string; text: string; href?: string }) {
  return (
    <li>
      <span className="badge">
        <Icon name={icon} />
      </span>
      <div>
        <span className="small muted">{label}</span>
        <br />
        {to === undefined ? <b>{text}</b> : <a href={to}>{text}</a>}
      </div>
    </li>
  );
}
