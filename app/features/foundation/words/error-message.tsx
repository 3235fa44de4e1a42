import { account } from "content/account.ts";
import { newsletter } from "content/newsletter.ts";
import { missing } from "content/site.ts";
import { useContext } from "react";
import { type ErrorResponse, href, isRouteErrorResponse } from "react-router";
import { type AppError, errorCodes, isErrorCode, type TypedField } from "../../../server/http/errors.ts";
import calabash from "../../../ui/art/calabash.svg";
import calendar from "../../../ui/art/calendar.svg";
import kite from "../../../ui/art/kite.svg";
import { ButtonLink, Buttons } from "../../../ui/button.tsx";
import { NearestContext, RequestIdContext } from "../../../ui/document.ts";
import css from "../../../ui/empty-state.css?inline";
import { useIsLeftOut } from "../../../ui/low-data.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Style } from "../../../ui/style.tsx";
import { useIsInUse } from "../use/switched-off.tsx";
import { WordsContext } from "./words-context.tsx";

interface Card {
  picture: { src: string; width: number; height: number };
  title: string;
  /** By default, the error's title. */
  heading?: string;
  lede?: string;
  links: { to: string; label: string }[];
  isNumbered?: boolean;
}

const pictures = {
  kite: { src: kite, width: 560, height: 420 },
  calendar: { src: calendar, width: 440, height: 400 },
  calabash: { src: calabash, width: 480, height: 360 },
};

const linkTo = (to: string, { action: label }: { action: string }) => ({ to, label });

function cardsOf(words: typeof missing, { deadConfirmation }: typeof newsletter, hasNewsletter: boolean) {
  const events = linkTo(href("/events"), words.event);
  const home = { to: href("/"), label: words.notFound.home };
  const contactLink = { to: href("/contact"), label: words.notFound.tell };
  const byCode: Record<string, Card> = {
    notFound: { ...words.notFound, picture: pictures.kite, links: [home, contactLink] },
    notTaken: { ...words.notTaken, picture: pictures.calabash, links: [contactLink, home] },
    eventNotFound: { picture: pictures.calendar, title: words.event.heading, lede: words.event.lede, links: [events] },
    eventUnreadable: {
      picture: pictures.calendar,
      title: words.eventData.heading,
      lede: words.eventData.lede,
      links: [events, contactLink],
      isNumbered: true,
    },
    noData: {
      picture: pictures.calabash,
      title: words.noData.heading,
      lede: words.noData.lede,
      links: [linkTo(href("/what-we-do"), words.noData)],
    },
    deadLink: { ...account.deadLink, picture: pictures.calabash, links: [linkTo(href("/login"), account.deadLink)] },
    deadConfirmation: {
      ...deadConfirmation,
      picture: pictures.calabash,
      links: [hasNewsletter ? linkTo(href("/newsletter"), deadConfirmation) : home],
    },
  };
  const rejected: Card = { ...words.refused, picture: pictures.kite, links: [home, contactLink] };
  const broken: Card = { ...words.broken, picture: pictures.calabash, links: [home, contactLink], isNumbered: true };
  return { byCode, rejected, broken };
}

/** Returns the error code of a response; undefined for an unexpected error. */
function codeOf({ status, data }: ErrorResponse): AppError["data"] | undefined {
  if (isErrorCode(data)) return data;
  if (status === 404) return errorCodes.notFound;
  return status === 405 ? errorCodes.wrongMethod : undefined;
}

/** Shows the message of an expected error; for an unexpected error, an apology with the request id. */
export function ErrorCard({ error }: { error: unknown }) {
  const requestId = useContext(RequestIdContext);
  const isBare = useIsLeftOut({});
  const { notices, ...changed } = useContext(WordsContext);
  // The staff area also shows this card, but has no original texts for `useWords`.
  const words: typeof missing = changed.missing ?? missing;
  const { byCode, rejected, broken } = cardsOf(words, changed.newsletter ?? newsletter, useIsInUse("newsletter"));
  const known = isRouteErrorResponse(error) ? codeOf(error) : undefined;
  const { picture, title, heading, links, isNumbered, ...card } = known ? (byCode[known.code] ?? rejected) : broken;
  const sentences: Record<string, string> = notices?.rejected ?? {};
  const lede = card.lede ?? sentences[known?.code ?? ""] ?? known?.sentence ?? words.broken.lede;
  return (
    <div className="wrap void">
      <PageMeta title={title} />
      <Style name="empty-state" css={css} />
      {!isBare && <img {...picture} alt="" fetchPriority="high" />}
      <div className="stack">
        <h1>{heading ?? title}</h1>
        <p className="lede center">{isNumbered ? `${lede} ${requestId}` : lede}</p>
      </div>
      {import.meta.env.SSR && known?.typed && <Typed heading={words.notTaken.typed} fields={known.typed} />}
      {import.meta.env.SSR && <Nearest />}
      <Buttons>
        {links.map(({ to, label }, index) => (
          <ButtonLink key={to} look={index === 0 ? undefined : "line"} href={to}>
            {label}
          </ButtonLink>
        ))}
      </Buttons>
    </div>
  );
}

/** Links to pages with a similar address; only the server finds them. */
const Nearest = () => useContext(NearestContext);

/** Shows the fields of a form that the site no longer accepts, so that the visitor can copy the text. */
const Typed = ({ heading, fields }: { heading: string; fields: TypedField[] }) =>
  fields.length > 0 && (
    <section className="typed note g-yellow stack" aria-labelledby="typed">
      <h2 id="typed" className="t-3">
        {heading}
      </h2>
      <dl className="stack">
        {fields.map(({ label, value }) => (
          <div key={label + value}>
            <dt className="small">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
