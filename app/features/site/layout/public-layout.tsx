import { firstSettings } from "content/site.ts";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useMatches, useRouteLoaderData } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import type { SwitchKey } from "../../../server/feature-switch.ts";
import type { WordsOfPages } from "../../../server/public-page.ts";
import { SiteDetailsContext } from "../../../ui/page-meta.tsx";
import { fullName } from "../../foundation/settings/full-name.ts";
import type { PublicSettings } from "../../foundation/settings/settings-facts.ts";
import { SwitchedOffContext } from "../../foundation/use/switched-off.tsx";
import { ErrorCard } from "../../foundation/words/error-message.tsx";
import { useScriptWords } from "../../foundation/words/use-script-words.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import { WordsContext } from "../../foundation/words/words-context.tsx";
import type { CardLinks } from "../../media/cards/card.ts";
import { findPageCard } from "../../media/cards/find-page-card.server.ts";
import { NewsletterSignup } from "../../publishing/newsletter/newsletter-signup.tsx";
import type { Route } from "./+types/public-layout";
import { findFrame } from "./find-frame.server.ts";
import { LeaveNow } from "./leave-now.tsx";
import { foundationThing } from "./linked-data.tsx";
import { PublicMeta } from "./public-meta.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { type PageLink, SiteHeader } from "./site-header.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const card = await findPageCard(ctx, requestInfo, new URL(request.url).pathname);
  return { ...(await findFrame(ctx, requestInfo)), card };
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  );
}

/** Stands in for settings that cannot be read: no facts and no name rather than those of the sample. */
const withoutFacts = () => ({
  ...firstSettings,
  name: "",
  kind: "",
  nameMeaning: "",
  founded: "",
  phone: "",
  email: "",
  headOffice: "",
  social: [],
});

/** Errors keep the layout, so that visitors can navigate on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("public-layout");
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Frame {...(loaded ?? { settings: withoutFacts(), words: {}, links: [], origin: "" })} isMissing={isMissing}>
      <ErrorCard error={error} />
    </Frame>
  );
}

/** Settings of the frame that a page declares. */
interface FrameHandle {
  /** It has the newsletter's form itself. */
  showsNewsletter?: true;
  /** Shows the button that leaves the page at once, for readers in danger. */
  canBeLeft?: true;
}

interface FrameProps {
  settings: PublicSettings;
  words: Partial<WordsOfPages>;
  /** Capabilities that the foundation switched off. */
  off?: readonly SwitchKey[];
  /** Links to pages of one's own. */
  links: PageLink[];
  origin: string;
  /** Share card of a fixed page, or of the foundation. */
  card?: CardLinks | undefined;
  /** Consent text and seal of the newsletter's form. */
  consent?: { consent: string; seal: string };
  /** There is no page: its document says nothing of the address. */
  isMissing?: boolean;
  children: ReactNode;
}

/** Header and footer around a public page, with the foundation's words. */
export function Frame({ settings, words, off = [], links, origin, card, consent, isMissing, children }: FrameProps) {
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as FrameHandle);
  const showsNewsletter = handles.some((handle) => handle.showsNewsletter);
  const canBeLeft = handles.some((handle) => handle.canBeLeft);
  // Public pages are written by the server alone: no script has their facts.
  const foundation = import.meta.env.SSR ? foundationThing(settings, origin, card?.card) : undefined;
  return (
    <SiteDetailsContext value={{ name: fullName(settings), origin, card, foundation, PublicMeta }}>
      <SwitchedOffContext value={off}>
        <WordsContext value={words}>
          {canBeLeft ? (
            <LeaveNow>
              <Skip />
            </LeaveNow>
          ) : (
            <Skip />
          )}
          <SiteHeader name={settings.name} kind={settings.kind} links={links} />
          <Main>{children}</Main>
          <SiteFooter
            settings={settings}
            links={links}
            isMissing={isMissing}
            newsletter={
              showsNewsletter || canBeLeft || off.includes("newsletter") ? null : <NewsletterSignup consent={consent} />
            }
          />
        </WordsContext>
      </SwitchedOffContext>
    </SiteDetailsContext>
  );
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" {...useScriptWords()}>
      {children}
    </main>
  );
}

function Skip() {
  return (
    <a className="skip" href="#main">
      {useWords("frame").skip}
    </a>
  );
}
