import { account } from "content/account.ts";
import { newsletter } from "content/newsletter.ts";
import { missing } from "content/site.ts";
import { useContext } from "react";
import { type ErrorResponse, href, isRouteErrorResponse } from "react-router";
import { errorCodes, isErrorCode } from "../../server/http/errors.ts";
import calabash from "../../ui/art/calabash.svg";
import calendar from "../../ui/art/calendar.svg";
import kite from "../../ui/art/kite.svg";
import { ButtonLink, Buttons } from "../../ui/button.tsx";
import { RequestIdContext } from "../../ui/document.ts";
import css from "../../ui/empty-state.css?inline";
import { PageMeta } from "../../ui/page-meta.tsx";
import { useIsLeftOut } from "../../ui/save-data.ts";
import { Style } from "../../ui/style.tsx";

interface Card {
  picture: { src: string; width: number; height: number };
  title: string;
  /** Default: the title. */
  heading?: string;
  links: { to: string; label: string }[];
  /** Whether the request id follows. */
  isNumbered?: boolean;
}

const pictures = {
  kite: { src: kite, width: 560, height: 420 },
  calendar: { src: calendar, width: 440, height: 400 },
  calabash: { src: calabash, width: 480, height: 360 },
};

const linkTo = (to: string, { action: label }: { action: string }) => ({ to, label });
const events = linkTo(href("/events"), missing.event);
const home = { to: href("/"), label: missing.notFound.home };
const tell = { to: href("/contact"), label: missing.notFound.tell };

/** By error code. */
const cards: Record<string, Card> = {
  notFound: { ...missing.notFound, picture: pictures.kite, links: [home, tell] },
  eventNotFound: { picture: pictures.calendar, title: missing.event.heading, links: [events] },
  eventUnreadable: {
    picture: pictures.calendar,
    title: missing.eventData.heading,
    links: [events, tell],
    isNumbered: true,
  },
  noData: {
    picture: pictures.calabash,
    title: missing.noData.heading,
    links: [linkTo(href("/what-we-do"), missing.noData)],
  },
  deadLink: { ...account.deadLink, picture: pictures.calabash, links: [linkTo(href("/login"), account.deadLink)] },
  deadConfirmation: {
    ...newsletter.deadConfirmation,
    picture: pictures.calabash,
    links: [linkTo(href("/newsletter"), newsletter.deadConfirmation)],
  },
};
const rejected: Card = { ...missing.refused, picture: pictures.kite, links: [home, tell] };
const broken: Card = { ...missing.broken, picture: pictures.calabash, links: [home, tell], isNumbered: true };

/** The error code that a route threw; undefined for a bug. */
function codeOf({ status, data }: ErrorResponse): { code: string; sentence: string } | undefined {
  if (isErrorCode(data)) return data;
  if (status === 404) return errorCodes.notFound;
  return status === 405 ? errorCodes.wrongMethod : undefined;
}

/** An expected error by its message; a bug by an apology with the request id. */
export function ErrorCard({ error }: { error: unknown }) {
  const requestId = useContext(RequestIdContext);
  const isBare = useIsLeftOut({});
  const known = isRouteErrorResponse(error) ? codeOf(error) : undefined;
  const { picture, title, heading, links, isNumbered } = known ? (cards[known.code] ?? rejected) : broken;
  const lede = known?.sentence ?? missing.broken.lede;
  return (
    <div className="wrap void">
      <PageMeta title={title} />
      <Style name="empty-state" css={css} />
      {!isBare && <img {...picture} alt="" fetchPriority="high" />}
      <div className="stack">
        <h1>{heading ?? title}</h1>
        <p className="lede center">{isNumbered ? `${lede} ${requestId}` : lede}</p>
      </div>
      <Buttons>
        {links.map(({ to, label }, place) => (
          <ButtonLink key={to} look={place === 0 ? undefined : "line"} href={to}>
            {label}
          </ButtonLink>
        ))}
      </Buttons>
    </div>
  );
}
