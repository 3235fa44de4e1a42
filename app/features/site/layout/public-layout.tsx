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

/**
 * Settings for the time when the settings cannot be read: without name and facts, because the sample's would be wrong.
 */
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

/** Shows errors inside the layout, so that visitors can navigate. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("public-layout");
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Frame {...(loaded ?? { settings: withoutFacts(), words: {}, links: [], origin: "" })} isMissing={isMissing}>
      <ErrorCard error={error} />
    </Frame>
  );
}

/** Options for header and footer that a page declares in its `handle`. */
interface FrameHandle {
  /** True if the page contains the newsletter's form itself. */
  showsNewsletter?: true;
  /** True for a page with the button that leaves the site at once, for readers in danger. */
  canBeLeft?: true;
}

interface FrameProps {
  settings: PublicSettings;
  words: Partial<WordsOfPages>;
  off?: readonly SwitchKey[];
  links: PageLink[];
  /** Documents that the footer names; undefined without any document. */
  documents?: { slug: string; title: string }[] | undefined;
  /** True if visitors see the books. */
  hasBooks?: boolean;
  origin: string;
  /** Share card of the page, or of the foundation. */
  card?: CardLinks | undefined;
  /** Consent sentences of the newsletter's form, and their signature. */
  consent?: { consent: string; seal: string };
  /** True if the page was not found; its HTML then does not contain its address. */
  isMissing?: boolean;
  children: ReactNode;
}

/** Header and footer around a public page, with the foundation's texts. */
export function Frame({
  settings,
  words,
  off = [],
  links,
  documents,
  hasBooks = false,
  origin,
  card,
  consent,
  isMissing,
  children,
}: FrameProps) {
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as FrameHandle);
  const showsNewsletter = handles.some((handle) => handle.showsNewsletter);
  const canBeLeft = handles.some((handle) => handle.canBeLeft);
  // Only the server renders public pages, so that no script contains these facts.
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
            documents={documents}
            hasBooks={hasBooks}
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
