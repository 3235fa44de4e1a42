import { staff } from "content/staff.ts";
import { logLines as lineWords } from "content/staff-log.ts";
import { staffPeople } from "content/staff-people.ts";
import { href, useFetcher } from "react-router";
import { findNamesInLog } from "../../../server/audit-log/audit-log-queries.server.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { FilterForm, NothingShown } from "../../../staff-kit/list-sums.tsx";
import { RoomHead } from "../../../staff-kit/rooms/room-parts.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import tortoise from "../../../ui/art/tortoise.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { newest, readIdCursor } from "../../../values/cursor.ts";
import { writeDay } from "../../../values/dates.ts";
import { groupBy } from "../../../values/list-places.ts";
import { logKinds } from "../../../values/log-kinds.ts";
import { asRowId } from "../../../values/row-id.ts";
import { withClock } from "../../../values/site-clock.ts";
import { weekdayOf } from "../../../values/site-days.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import type { Route } from "./+types/audit-log-page";
import { canReadAuditLog } from "./admin-permissions.ts";
import { findLogLines } from "./find-log-lines.server.ts";
import { logAddress, readLogFilter } from "./log-filter.ts";
import { LogLine } from "./log-line.tsx";
import { sayWho } from "./say-log-line.server.ts";
import { undoSave } from "./undo-save.server.ts";

export const handle: StaffHandle = { staff: { who: canReadAuditLog } };

const words = staffPeople.log;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, member } = senderOf(context);
  const filter = readLogFilter(new URL(request.url).searchParams);
  const before = readIdCursor(request.url);
  const { lines, older } = await findLogLines({ ctx, member }, filter, before);
  const days = [...groupBy(lines, ({ date }) => date)].map(([date, saves]) => ({ date, saves }));
  const names = await findNamesInLog(ctx.db);
  const { auditLogMonths } = (await findSettings(ctx)).retention;
  return {
    filter,
    days,
    older,
    isNewest: before === newest,
    months: auditLogMonths,
    people: [...new Set([...names, filter.who])].filter(Boolean).map((name) => ({ name, label: sayWho(name) })),
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "log", notYet: lineWords.notUndone }, (form, sender) =>
    answerIntents(form, {
      undo: () => answerAfter(undoSave(sender, asRowId(form.formValues.id?.[0] ?? "") ?? 0), lineWords.undone),
    }),
  );

function FindLinesForm({ filter, people }: Pick<Route.ComponentProps["loaderData"], "filter" | "people">) {
  return (
    <FilterForm label={words.find.label} shown={logAddress(filter)}>
      <label className="field grow">
        {words.find.q}
        <input type="search" name="q" defaultValue={filter.q} placeholder={words.find.example} />
      </label>
      <label className="field">
        {words.find.who}
        <select name="who" defaultValue={filter.who}>
          <option value="">{words.find.everyone}</option>
          {people.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {words.find.what}
        <select name="kind" defaultValue={filter.kind}>
          {(["all", ...logKinds] as const).map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
    </FilterForm>
  );
}

function NoLines({ filter, older }: Pick<Route.ComponentProps["loaderData"], "filter" | "older">) {
  if (logAddress(filter) === "?") return <EmptyState art={tortoise} {...words.empty} />;
  return (
    <NothingShown
      heading={older === undefined ? words.noneOfThese : words.noneAmongNewest}
      to="?"
      show={staff.list.clear}
    />
  );
}

/** Page with the audit log by day, with a filter. */
export default function LogPage({ loaderData, actionData }: Route.ComponentProps) {
  const { days, filter, people, older, isNewest, months } = loaderData;
  const fetcher = useFetcher<StaffFormResult>();
  const undo = (id: number) => void fetcher.submit({ intent: "undo", id }, { method: "post" });
  return (
    <>
      <PageMeta title={words.title} />
      <RoomHead heading={words.title} lede={`${words.lede(months)} ${withClock(words.clock)}`}>
        <a className="act" href={`${href("/admin/log.csv")}${logAddress(filter)}`}>
          <Icon name="download" />
          {words.csv.label}
        </a>
      </RoomHead>
      <StatusMessage answer={fetcher.data ?? actionData} />
      <FindLinesForm filter={filter} people={people} />
      {days.length === 0 && <NoLines filter={filter} older={older} />}
      {days.map(({ date, saves }) => (
        <section key={date} className="log-day">
          <h2>{words.day(saves[0]?.days ?? 0, `${weekdayOf(date)} ${writeDay(date)}`)}</h2>
          <ol>
            {saves.map((line) => (
              <LogLine key={line.id} line={line} toPerson={logAddress({ ...filter, who: line.who })} onUndo={undo} />
            ))}
          </ol>
        </section>
      ))}
      <nav className="btns" aria-label={words.pages}>
        {!isNewest && <ActLink label={words.newest} to={logAddress(filter)} />}
        {older !== undefined && <ActLink label={words.older} to={logAddress(filter, { before: String(older) })} />}
      </nav>
    </>
  );
}
