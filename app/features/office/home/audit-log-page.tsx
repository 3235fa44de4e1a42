import { logLines as lineWords } from "content/staff-log.ts";
import { staffPeople } from "content/staff-people.ts";
import { useFetcher } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { type AppContext, senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { Chips } from "../../../staff-kit/list-tools.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import tortoise from "../../../ui/art/tortoise.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { writeDay } from "../../../values/dates.ts";
import { groupBy } from "../../../values/list-places.ts";
import { logKinds } from "../../../values/log-kinds.ts";
import { asRowId } from "../../../values/row-id.ts";
import { withClock } from "../../../values/site-clock.ts";
import { weekdayOf } from "../../../values/site-days.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import type { Route } from "./+types/audit-log-page";
import { canReadAuditLog } from "./admin-permissions.ts";
import { findLogLines } from "./find-log-lines.server.ts";
import { LogLine } from "./log-line.tsx";
import { sayWho } from "./say-log-line.server.ts";
import { undoSave } from "./undo-save.server.ts";

export const handle: StaffHandle = { staff: { who: canReadAuditLog } };

const words = staffPeople.log;

/** What the timeline can be narrowed to. */
const kindNames = ["all", ...logKinds] as const;

type Kind = (typeof kindNames)[number];

/** Subjects of a kind; none for all of them. */
function subjectsOf({ childProtection, features }: AppContext, kind: Kind): readonly string[] {
  if (kind === "all") return [];
  const declared = features.flatMap(({ logged }) => logged?.[kind] ?? []);
  return kind === "writing" ? [...Object.keys(childProtection.tables), ...declared] : declared;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, member } = senderOf(context);
  const { searchParams } = new URL(request.url);
  const kind = kindNames.find((name) => name === searchParams.get("kind")) ?? "all";
  const who = (searchParams.get("who") ?? "").slice(0, 200);
  const filter = { kinds: subjectsOf(ctx, kind), who };
  const { lines, ...page } = await findLogLines({ ctx, member }, filter, request.url);
  const days = [...groupBy(lines, ({ date }) => date)].map(([date, saves]) => ({ date, saves }));
  return { ...page, days, kind, who, only: sayWho(who) };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "log", notYet: lineWords.notUndone }, (form, sender) =>
    answerIntents(form, {
      undo: () => answerAfter(undoSave(sender, asRowId(form.formValues.id?.[0] ?? "") ?? 0), lineWords.undone),
    }),
  );

/** The audit log: a timeline by day, narrowed by kind and person. */
export default function LogPage({ loaderData, actionData }: Route.ComponentProps) {
  const { days, kind, who, only, older, isNewest } = loaderData;
  const fetcher = useFetcher<StaffFormResult>();
  const undo = (id: number) => void fetcher.submit({ intent: "undo", id }, { method: "post" });
  const query = (more: Record<string, string>) => {
    const { kind: k = kind, who: w = who, ...rest } = more;
    return `?${new URLSearchParams({ ...(k !== "all" && { kind: k }), ...(w !== "" && { who: w }), ...rest })}`;
  };
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{`${words.lede} ${withClock(words.clock)}`}</p>
      <StatusMessage answer={fetcher.data ?? actionData} />
      <Chips
        label={words.kinds.label}
        chips={kindNames.map((name) => ({
          label: words.kinds[name],
          to: query({ kind: name }),
          isCurrent: name === kind,
        }))}
      />
      {who !== "" && (
        <p>
          {words.only(only)} <ActLink label={words.everybody} to={query({ who: "" })} />
        </p>
      )}
      {days.length === 0 &&
        (kind === "all" && who === "" ? <EmptyState art={tortoise} {...words.empty} /> : <p>{words.noneOfThese}</p>)}
      {days.map(({ date, saves }) => (
        <section key={date} className="log-day">
          <h2>{words.day(saves[0]?.days ?? 0, `${weekdayOf(date)} ${writeDay(date)}`)}</h2>
          <ol>
            {saves.map((line) => (
              <LogLine key={line.id} line={line} toPerson={query({ who: line.who })} onUndo={undo} />
            ))}
          </ol>
        </section>
      ))}
      <nav className="btns" aria-label={words.pages}>
        {!isNewest && <ActLink label={words.newest} to={query({})} />}
        {older !== undefined && <ActLink label={words.older} to={query({ before: String(older) })} />}
      </nav>
    </>
  );
}
