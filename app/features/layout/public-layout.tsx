import { firstSettings, frame } from "content/site.ts";
import type { ReactNode } from "react";
import { Outlet, useMatches, useRouteLoaderData } from "react-router";
import { appContext, requestInfoContext } from "../../server/context.server.ts";
import { SiteDetailsContext } from "../../ui/page-meta.tsx";
import { NewsletterSignup } from "../newsletter/newsletter-signup.tsx";
import { findPublicSettingsOnce } from "../settings/find-settings.server.ts";
import { fullName } from "../settings/full-name.ts";
import type { PublicSettings } from "../settings/settings-facts.ts";
import type { Route } from "./+types/public-layout";
import { ErrorCard } from "./error-message.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const requestInfo = context.get(requestInfoContext);
  return { settings: await findPublicSettingsOnce(context.get(appContext), requestInfo), origin: requestInfo.origin };
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  );
}

/** Where settings cannot be read: no facts rather than those of the sample. */
const withoutFacts = { ...firstSettings, phone: "", email: "", headOffice: "", social: [] };

/** Errors keep the layout, so that visitors can navigate on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("public-layout");
  return (
    <Frame {...(loaded ?? { settings: withoutFacts, origin: "" })}>
      <ErrorCard error={error} />
    </Frame>
  );
}

function Frame({ settings, origin, children }: { settings: PublicSettings; origin: string; children: ReactNode }) {
  const showsNewsletter = useMatches().some(({ handle }) => (handle as { showsNewsletter?: true })?.showsNewsletter);
  return (
    <SiteDetailsContext value={{ name: fullName(settings), origin }}>
      <a className="skip" href="#main">
        {frame.skip}
      </a>
      <SiteHeader name={settings.name} kind={settings.kind} />
      <main id="main">{children}</main>
      <SiteFooter settings={settings} newsletter={showsNewsletter ? null : <NewsletterSignup />} />
    </SiteDetailsContext>
  );
}
