import { staff } from "content/staff.ts";
import { safeguardingNeeds, staffHome } from "content/staff-home.ts";
import { staffTakedowns } from "content/staff-takedowns.ts";
import { href, Link } from "react-router";
import hammock from "../../ui/art/hammock.svg";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { writeDay } from "../../values/dates.ts";
import { sinceInLagos, weekdayOf } from "../../values/lagos-days.ts";
import { writeMoment } from "../../values/lagos-time.ts";
import type { Need } from "./find-needs.server.ts";
import "./needs-list.css";

const words = staffHome.needs;

interface NeedRow {
  to: string;
  label: string;
  detail: string;
  icon: IconName;
  ground: string;
  count?: number;
}

/** When it began to wait, as the words take it. */
function writeSince(iso: string, now: string) {
  const { days, date, time } = sinceInLagos(iso, now);
  return { days, time, weekday: weekdayOf(date), day: writeDay(date).replace(/ \d+$/, "") };
}

/** Cards below, on the same page, say more and have the button. */
const below = (id: string) => ({ to: `#${id}`, icon: "machine" as const, ground: "machine" });

function rowOf(need: Need, now: string): NeedRow {
  switch (need.kind) {
    case "messages": {
      const detail = words.messagesDetail(need.count, need.from, writeSince(need.since, now));
      const row = { label: words.messages(need.count), detail, count: need.count };
      return { to: href("/admin/messages"), icon: "mail", ground: "g-pink", ...row };
    }
    case "given": {
      const row = {
        label: words.given(need.subject),
        detail: words.givenDetail(need.from, writeSince(need.since, now)),
      };
      return { to: `${href("/admin/messages")}?id=${need.id}`, icon: "mail", ground: "g-pink", ...row };
    }
    case "draft": {
      const detail = words.draftDetail(need.paragraphs, writeSince(need.since, now));
      const row = { label: words.draft(need.title || words.untitled), detail };
      return { to: `${href(`/admin/${need.noun}`)}/${need.id}`, icon: "post", ground: "g-yellow", ...row };
    }
    case "photos": {
      const row = { label: words.photos(need.count), detail: words.photosDetail(need.count), count: need.count };
      return { to: href("/admin/media"), icon: "picture", ground: "g-lilac", ...row };
    }
    case "emails": {
      const label = staff.home.failedEmails(need.failed, need.late);
      const row = { label, detail: words.emailsDetail(writeSince(need.since, now)), count: need.failed + need.late };
      return { to: href("/admin/mail"), icon: "mail", ground: "machine", ...row };
    }
    case "gifts": {
      const row = { label: words.gifts(need.count), detail: words.giftsDetail(writeSince(need.since, now)) };
      return { to: href("/admin/gifts"), icon: "gift", ground: "g-green", count: need.count, ...row };
    }
    case "payments": {
      const row = { label: words.payments(need.count), detail: words.paymentsDetail, count: need.count };
      return { to: href("/admin/gifts/online"), icon: "gift", ground: "g-pink", ...row };
    }
    case "cash": {
      const row = { label: words.cash(need.count), detail: words.cashDetail, count: need.count };
      return { to: `${href("/admin/gifts/received")}?state=counted`, icon: "gift", ground: "g-green", ...row };
    }
    case "volunteers": {
      const row = { label: words.volunteers(need.count), detail: words.volunteersDetail(writeSince(need.since, now)) };
      return { to: href("/admin/volunteers"), icon: "person", ground: "g-green", count: need.count, ...row };
    }
    case "credits": {
      const row = { label: words.credits(need.count), detail: words.creditsDetail(writeSince(need.since, now)) };
      return { to: href("/admin/gifts/statement"), icon: "gift", ground: "g-green", count: need.count, ...row };
    }
    case "bank":
      return { to: href("/admin/bank"), icon: "gift", ground: "g-pink", label: need.label, detail: need.detail };
    case "reasons":
      return { to: href("/admin/approvals"), icon: "shield", ground: "g-pink", ...words.reasons, count: need.count };
    case "approvals": {
      return { to: href("/admin/approvals"), icon: "check", ground: "g-pink", ...words.approvals, count: need.count };
    }
    case "takedowns": {
      const { need: label, hoursLeft } = staffTakedowns;
      const row = { label: label(need.count), detail: hoursLeft(need.hoursLeft), count: need.count };
      return { to: href("/admin/takedowns"), icon: "shield", ground: "machine", ...row };
    }
    case "concerns": {
      const row = {
        label: safeguardingNeeds.concerns(need.count),
        detail: safeguardingNeeds.concernsDetail,
        count: need.count,
      };
      return { to: href("/admin/concerns"), icon: "shield", ground: "machine", ...row };
    }
    case "readers": {
      const row = { label: safeguardingNeeds.readers, detail: safeguardingNeeds.readersDetail, count: need.count };
      return { to: href("/admin/concerns"), icon: "shield", ground: "machine", ...row };
    }
    case "release": {
      const row = { label: safeguardingNeeds.release, detail: need.names };
      return { to: href("/admin/concerns/release"), icon: "shield", ground: "machine", ...row };
    }
    case "noLead": {
      const row = {
        label: need.hasReader ? safeguardingNeeds.noLead : safeguardingNeeds.noReader,
        detail: safeguardingNeeds.noLeadDetail,
      };
      return { to: href("/admin/manageusers"), icon: "shield", ground: "machine", ...row };
    }
    case "backups": {
      const [label, detail] = words.backups[need.state];
      return { ...below("backups"), label, detail };
    }
    case "here":
      return { ...below("backups"), label: words.here, detail: words.hereDetail(writeMoment(need.endedAt)) };
    default: {
      const [label, detail] = words[need.kind];
      return { ...below(need.kind), label, detail };
    }
  }
}

interface NeedsListProps {
  needs: Need[];
  /** How many there are, also those that are not shown. */
  all: number;
  /** ISO date and time, UTC. */
  now: string;
}

/** Each row is one link, whose name says what happens there. */
export function NeedsList({ needs, all, now }: NeedsListProps) {
  return (
    <>
      <div className="sec-head">
        <h2 id="needs">{words.heading}</h2>
        <p>{words.count(needs.length, all)}</p>
      </div>
      <ul className="needs">
        {needs.map((need) => {
          const { to, label, detail, icon, ground, count } = rowOf(need, now);
          const act = words.acts[need.kind];
          return (
            <li key={`${label} ${to}`}>
              <span className={`need-mark ${ground}`} aria-hidden="true">
                <Icon name={icon} />
                {count !== undefined && <b>{count}</b>}
              </span>
              <Link className="need" to={to}>
                {label}
                <span className="vh">: {act}</span>
              </Link>
              <p>{detail}</p>
              <span className="need-act" aria-hidden="true">
                <span>{act}</span>
                <Icon name="arrow" />
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Nothing needs this person. */
export function NoNeeds({ isFirstDay }: { isFirstDay: boolean }) {
  return (
    <>
      <h2 id="needs" className="vh">
        {words.heading}
      </h2>
      <EmptyState
        art={hammock}
        heading={isFirstDay ? words.noneYet : words.none}
        text={isFirstDay ? words.noneYetDetail : words.noneDetail}
      />
    </>
  );
}
