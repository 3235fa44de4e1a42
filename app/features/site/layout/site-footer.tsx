import type { frame } from "content/frame.ts";
import { type ReactNode, useContext } from "react";
import { href, useLocation } from "react-router";
import { Strip } from "../../../ui/cloth.tsx";
import { SocialIcon } from "../../../ui/icon.tsx";
import { LowDataContext } from "../../../ui/low-data.ts";
import { Style } from "../../../ui/style.tsx";
import { fillPlaces } from "../../../values/places.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import type { PublicSettings } from "../../foundation/settings/settings-facts.ts";
import { telephoneHref } from "../../foundation/settings/telephone-href.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import css from "./site-footer.css?inline";
import type { PageLink } from "./site-header.tsx";

/** Two columns of links: pages to read, and pages for help, the most urgent first. */
const columnsOf = ({ links }: typeof frame) => [
  [
    { label: links.home, to: href("/") },
    { label: links.about, to: href("/about") },
    { label: links.whatWeDo, to: href("/what-we-do") },
    { label: links.blog, to: href("/blog") },
    { label: links.events, to: href("/events") },
    { label: links.media, to: href("/media") },
  ],
  [
    { label: links.safeguarding, to: href("/safeguarding") },
    { label: links.withdraw, to: href("/withdraw") },
    { label: links.privacy, to: href("/privacy") },
    { label: links.contact, to: href("/contact") },
    { label: links.search, to: href("/search") },
  ],
];

interface SiteFooterProps {
  settings: PublicSettings;
  links: PageLink[];
  /** Documents that are named beside the list of all; undefined without any document. */
  documents: { slug: string; title: string }[] | undefined;
  /** True if visitors see the books. */
  hasBooks: boolean;
  /** True if the page was not found, so that the low-data switch cannot redirect back to it. */
  isMissing?: boolean | undefined;
  newsletter: ReactNode;
}

/** Footer of public pages. @param newsletter the newsletter's form; empty on pages that contain it */
export function SiteFooter({ settings, links, documents, hasBooks, isMissing, newsletter }: SiteFooterProps) {
  const words = useWords("frame");
  const [first = [], second = []] = columnsOf(words);
  const papers = documents && [
    { label: words.links.documents, to: href("/documents") },
    ...documents.map(({ slug, title }) => ({ label: title, to: href("/documents/:slug", { slug }) })),
  ];
  const books = hasBooks ? [{ label: words.links.transparency, to: href("/transparency") }] : [];
  return (
    <>
      <Style name="site-footer" layer="feature" css={css} />
      <Strip />
      <footer className="foot g-ink">
        <div className="wrap">
          <div className="foot-grid">
            {newsletter}
            <nav aria-label={words.landmarks.footer}>
              <h2>{words.explore}</h2>
              <div className="foot-two">
                <Links links={[...first, ...(papers ?? []), ...books]} />
                <Links links={[...second, ...links]} />
              </div>
            </nav>
            {settings.social !== undefined && settings.social.length > 0 && (
              <div>
                <h2>{words.follow}</h2>
                <ul>
                  {settings.social.map(({ name, url }) => (
                    <li key={name}>
                      <a href={url}>
                        <SocialIcon network={name} />
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <Reach {...settings} heading={words.visit} />
          </div>
          <LowDataSwitch isMissing={isMissing} />
          <div className="legal">
            {settings.name !== "" && (
              <span dir="auto">{fillPlaces(words.foundedLine, { name: fullName(settings) })}</span>
            )}
            <span dir="auto">{settings.nameMeaning}</span>
          </div>
        </div>
        <div className="foot-smile" />
      </footer>
    </>
  );
}

function Links({ links }: { links: { label: string; to: string }[] }) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

type ReachProps = Pick<PublicSettings, "country" | "headOffice" | "phone" | "email"> & { heading: string };

function Reach({ country, headOffice, phone, email, heading }: ReachProps) {
  if (!headOffice && !phone && !email) return null;
  return (
    <div>
      <h2>{heading}</h2>
      {headOffice && <p className="muted">{headOffice}</p>}
      {(phone || email) && (
        <ul>
          {phone && (
            <li>
              <a href={telephoneHref(country, phone)}>{phone}</a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** Switch for low-data pages in this browser; it overrides the `Save-Data` header. */
function LowDataSwitch({ isMissing }: { isMissing: boolean | undefined }) {
  const { lowData: words } = useWords("frame");
  const isLow = useContext(LowDataContext);
  const { pathname } = useLocation();
  return (
    <form className="low-data" id="low-data" method="post" action={href("/low-data")}>
      <input type="hidden" name="from" value={isMissing ? href("/") : pathname} />
      <input type="hidden" name="data" value={isLow ? "full" : "low"} />
      <button type="submit" aria-pressed={isLow} aria-describedby="low-data-note">
        {words.label}
      </button>
      <span id="low-data-note">{isLow ? words.on : words.off}</span>
    </form>
  );
}
