import { privacy } from "content/privacy.ts";
import { href } from "react-router";
import { appContext, requestInfoContext } from "../../server/context.server.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import { DetailStyle } from "../../ui/detail.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { findPublicSettingsOnce } from "../settings/find-settings.server.ts";
import type { Route } from "./+types/privacy-page";

export const handle: RouteHandle = { cache: {} };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { email, privacyContact, retention } = await findPublicSettingsOnce(ctx, context.get(requestInfoContext));
  return { email, privacyContact, retention };
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={privacy.title} description={privacy.lede} path={href("/privacy")} />
      <DetailStyle />
      <PageHead ground="lilac" heading={privacy.heading} lede={privacy.lede} />
      <div className="wrap section prose prose--page">
        {privacy.sections(loaderData.retention).map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {loaderData.privacyContact && <p>{loaderData.privacyContact}</p>}
        <p>
          <a className="tap" href={loaderData.email ? `mailto:${loaderData.email}` : href("/contact")}>
            {loaderData.email ?? privacy.contact}
          </a>
        </p>
      </div>
    </>
  );
}
