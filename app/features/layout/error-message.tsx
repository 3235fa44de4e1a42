import { account } from "content/account.ts";
import { newsletter } from "content/newsletter.ts";
import { missing } from "content/site.ts";
import { type ReactNode, useContext } from "react";
import { href } from "react-router";
import { errorCodes, isErrorCode } from "../../server/http/errors.ts";
import calabash from "../../ui/art/calabash.svg";
import calendar from "../../ui/art/calendar.svg";
import kite from "../../ui/art/kite.svg";
import { ButtonLink, Buttons } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { RequestIdContext } from "../../ui/request-id.ts";

const pictures = {
  kite: { src: kite, width: 560, height: 420 },
  calendar: { src: calendar, width: 440, height: 400 },
  calabash: { src: calabash, width: 480, height: 360 },
};

type Thrown = { status: number; data: unknown };

/** The error code that a route threw; undefined for a bug. */
function codeOf({ status, data }: Thrown): { code: string; sentence: string } | undefined {
  if (isErrorCode(data)) return data;
  if (status === 404) return errorCodes.notFound;
  if (status === 405) return errorCodes.wrongMethod;
  return undefined;
}

/** An expected error by its message; a bug by an apology with the request id. */
export function ErrorCard({ refusal }: { refusal: Thrown | undefined }) {
  const known = refusal && codeOf(refusal);
  if (known === undefined) return <Broken />;
  const { code, sentence: lede } = known;
  switch (code) {
    case "eventNotFound":
      return (
        <Empty picture="calendar" title={missing.event.heading} lede={lede}>
          <ButtonLink href={href("/events")}>{missing.event.action}</ButtonLink>
        </Empty>
      );
    case "eventUnreadable":
      return <EventUnreadable lede={lede} />;
    case "noData":
      return (
        <Empty picture="calabash" title={missing.noData.heading} lede={lede}>
          <ButtonLink href={href("/what-we-do")}>{missing.noData.action}</ButtonLink>
        </Empty>
      );
    case "deadLink":
      return (
        <Empty picture="calabash" title={account.deadLink.title} lede={lede}>
          <ButtonLink href={href("/login")}>{account.deadLink.action}</ButtonLink>
        </Empty>
      );
    case "deadConfirmation":
      return (
        <Empty picture="calabash" title={newsletter.deadConfirmation.title} lede={lede}>
          <ButtonLink href={href("/newsletter")}>{newsletter.deadConfirmation.action}</ButtonLink>
        </Empty>
      );
    case "notFound":
      return (
        <Empty picture="kite" title={missing.notFound.title} heading={missing.notFound.heading} lede={lede}>
          <WaysOn />
        </Empty>
      );
    default:
      return (
        <Empty picture="kite" title={missing.refused.title} heading={missing.refused.heading} lede={lede}>
          <WaysOn />
        </Empty>
      );
  }
}

interface EmptyProps {
  picture: keyof typeof pictures;
  title: string;
  heading?: string;
  lede: string;
  children: ReactNode;
}

function Empty({ picture, title, heading = title, lede, children }: EmptyProps) {
  return (
    <>
      <PageMeta title={title} />
      <EmptyState picture={pictures[picture]} heading={heading} lede={lede}>
        <Buttons>{children}</Buttons>
      </EmptyState>
    </>
  );
}

function WaysOn() {
  return (
    <>
      <ButtonLink href={href("/")}>{missing.notFound.home}</ButtonLink>
      <ButtonLink look="line" href={href("/contact")}>
        {missing.notFound.tell}
      </ButtonLink>
    </>
  );
}

function EventUnreadable({ lede }: { lede: string }) {
  const requestId = useContext(RequestIdContext);
  return (
    <Empty picture="calendar" title={missing.eventData.heading} lede={`${lede} ${requestId}`}>
      <ButtonLink href={href("/events")}>{missing.event.action}</ButtonLink>
      <ButtonLink look="line" href={href("/contact")}>
        {missing.notFound.tell}
      </ButtonLink>
    </Empty>
  );
}

function Broken() {
  const requestId = useContext(RequestIdContext);
  return (
    <Empty
      picture="calabash"
      title={missing.broken.title}
      heading={missing.broken.heading}
      lede={`${missing.broken.lede} ${requestId}`}
    >
      <WaysOn />
    </Empty>
  );
}
