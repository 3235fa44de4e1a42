import { labelled } from "content/labelled.ts";
import { eventCopies as words } from "content/staff-event-copies.ts";
import { Form, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerIntents } from "../../../server/http/answer-intents.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { BackHead } from "../../../staff-kit/back-head.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { maxCopies, type Pace, paces } from "../../../values/copy-days.ts";
import { type PlainDate, writeDay, writeEventDate } from "../../../values/dates.ts";
import { canEdit } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { weekdayOf } from "../../../values/site-days.ts";
import type { Route } from "./+types/event-copies-page";
import { type CopyPlan, copyEvent, findCopyPage } from "./copy-event.server.ts";
import { findWayBack } from "./door-of-event.server.ts";

export const handle: StaffHandle = { staff: { who: canEdit } };

function readPlan(pace: string | null | undefined, count: string | null | undefined): CopyPlan | undefined {
  const found = paces.find((name) => name === pace);
  return found && /^(?:[1-9]|1[0-2])$/.test(count ?? "") ? { pace: found, count: Number(count) } : undefined;
}

/** Loads the days of one copy at each pace; with `?pace` and `?count`, also those of several. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const sender = senderOf(context);
  const { searchParams } = new URL(request.url);
  const several = readPlan(searchParams.get("pace"), searchParams.get("count"));
  const plans = [...paces.map((pace) => ({ pace, count: 1 })), ...(several ? [several] : [])];
  const found = await findCopyPage(sender, asRowId(params.id), plans);
  return {
    ...found,
    several,
    door: findWayBack(sender.member, found.event.id, words.event),
    sendKey: crypto.randomUUID(),
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "copies of an event", notYet: words.notYet }, (form, sender) =>
    answerIntents(form, {
      async copy() {
        const { pace, count, seen, idempotencyKey } = form.formValues;
        const plan = readPlan(pace?.[0], count?.[0]);
        const key = (idempotencyKey?.[0] ?? "").slice(0, 50);
        if (plan === undefined || key === "") throw new FormError(words.choose);
        return copyEvent(sender, asRowId(args.params.id), { ...plan, seen: seen?.[0], key });
      },
    }),
  );

export default function EventCopiesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, door, seen, sets, known, several, sendKey } = loaderData;
  const [chosen] = several ? sets.slice(-1) : [];
  const singles = several ? sets.slice(0, -1) : sets;
  const about = { event, known, seen };
  return (
    <>
      <PageMeta title={labelled(words.title, event.title)} />
      <BackHead title={labelled(words.title, event.title)} {...door} />
      <p className="muted">{writeWholeDay(event)}</p>
      <p>
        {words.lede}{" "}
        <Link className="act" to="/admin/event?status=draft">
          {words.drafts}
        </Link>
      </p>
      <StatusMessage answer={actionData} />
      {singles.map((set) => (
        <section key={set.pace} className="stack">
          <h2 className="t-3">{words.next[set.pace]}</h2>
          <CopyForm {...about} {...set} sendKey={`${sendKey}-${set.pace}`} />
        </section>
      ))}
      <section className="stack" id="several">
        <h2 className="t-3">{words.several}</h2>
        <Form method="get" action="#several" className="form" preventScrollReset>
          <div className="two">
            <SelectField
              id="copies-pace"
              name="pace"
              label={words.pace}
              value={several?.pace}
              error={undefined}
              options={singles.map(({ pace }) => [pace, words.paces[pace]])}
            />
            <SelectField
              id="copies-count"
              name="count"
              label={words.count}
              value={several && String(several.count)}
              error={undefined}
              options={counts}
            />
          </div>
          <div>
            <button type="submit" className="act">
              {words.show}
            </button>
          </div>
        </Form>
        {chosen && <CopyForm {...about} {...chosen} sendKey={`${sendKey}-all`} />}
      </section>
    </>
  );
}

const counts = Array.from({ length: maxCopies - 1 }, (_, index) => [String(index + 2), String(index + 2)] as const);

const writeWholeDay = ({ date, precision }: PlainDate): string =>
  precision === "month" ? writeEventDate({ date, precision }) : `${weekdayOf(date)} ${writeDay(date)}`;

interface CopyFormProps {
  event: PlainDate;
  known: readonly string[];
  seen: string;
  pace: Pace;
  count: number;
  days: readonly string[];
  sendKey: string;
}

/** Names the days before the press; a day that a month lacks, or that has such an event, has a note. */
function CopyForm({ event, known, seen, pace, count, days, sendKey }: CopyFormProps) {
  const noteOf = (day: string) =>
    [pace === "month" && day.slice(8) !== event.date.slice(8) && words.lastDay, known.includes(day) && words.known]
      .filter(Boolean)
      .join(" ");
  return (
    <ActForm intent="copy" seen={seen} sendKey={sendKey} button={words.button(count)}>
      <input type="hidden" name="pace" value={pace} />
      <input type="hidden" name="count" value={count} />
      <ul>
        {days.map((day) => (
          <li key={day}>
            {writeWholeDay({ date: day, precision: event.precision })} <span className="muted">{noteOf(day)}</span>
          </li>
        ))}
      </ul>
    </ActForm>
  );
}
