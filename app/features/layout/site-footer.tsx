import { frame } from "content/site.ts";
import { type ReactNode, useContext } from "react";
import { href, useLocation } from "react-router";
import { Strip } from "../../ui/cloth.tsx";
import { SocialIcon } from "../../ui/icon.tsx";
import { LowDataContext } from "../../ui/save-data.ts";
import { Style } from "../../ui/style.tsx";
import { telephoneHref } from "../../values/telephone.ts";
import { fullName } from "../settings/full-name.ts";
import type { PublicSettings } from "../settings/settings-facts.ts";
import css from "./site-footer.css?inline";
import { mainLinks } from "./site-header.tsx";

const moreLinks = [
  { label: "Blog", to: href("/blog") },
  { label: "Events", to: href("/events") },
  { label: "Media", to: href("/media") },
  { label: "Privacy", to: href("/privacy") },
];

/** @param newsletter the form; nothing on the newsletter page */
export function SiteFooter({ settings, newsletter }: { settings: PublicSettings; newsletter: ReactNode }) {
  return (
    <>
      <Style name="site-footer" layer="feature" css={css} />
      <Strip />
      <footer className="foot g-ink">
        <div className="wrap">
          <div className="foot-grid">
            {newsletter}
            <div className="foot-cols">
              <nav aria-label="Footer">
                <h2>{frame.explore}</h2>
                <ul>
                  {[...mainLinks, ...moreLinks].map(({ label, to }) => (
                    <li key={to}>
                      <a href={to}>{label}</a>
                    </li>
                  ))}
                </ul>
              </nav>
              {settings.social !== undefined && settings.social.length > 0 && (
                <div>
                  <h2>{frame.follow}</h2>
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
              <Reach {...settings} />
            </div>
          </div>
          <LowDataSwitch />
          <div className="legal">
            <span>{frame.foundedLine(fullName(settings), settings.founded)}</span>
            <span>{settings.nameMeaning}</span>
          </div>
        </div>
        <div className="foot-smile" />
      </footer>
    </>
  );
}

function Reach({ headOffice, phone, email }: Pick<PublicSettings, "headOffice" | "phone" | "email">) {
  if (!headOffice && !phone && !email) return null;
  return (
    <div>
      <h2>{frame.visit}</h2>
      {headOffice && <p className="muted">{headOffice}</p>}
      {(phone || email) && (
        <ul>
          {phone && (
            <li>
              <a href={telephoneHref(phone)}>{phone}</a>
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

const words = frame.lowData;

/** Switches low-data pages for this browser; overrides its `Save-Data` header. */
export function LowDataSwitch() {
  const isLow = useContext(LowDataContext);
  const { pathname } = useLocation();
  return (
    <form className="low-data" id="low-data" method="post" action={href("/low-data")}>
      <input type="hidden" name="from" value={pathname} />
      <input type="hidden" name="data" value={isLow ? "full" : "low"} />
      <button type="submit" aria-pressed={isLow} aria-describedby="low-data-note">
        {words.label}
      </button>
      <span id="low-data-note">{isLow ? words.on : words.off}</span>
    </form>
  );
}
