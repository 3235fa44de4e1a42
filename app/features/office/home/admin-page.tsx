import { staff } from "content/staff.ts";
import { staffClock } from "content/staff-clock.ts";
import { staffHome } from "content/staff-home.ts";
import { staffToday } from "content/staff-today.ts";
import { staffWelcome } from "content/staff-welcome.ts";
import { useState } from "react";
import { href, useRouteLoaderData } from "react-router";
import { listProjectChoices } from "../../../cms/belonging-queries.server.ts";
import { labelsOf } from "../../../cms/define-content-type.server.ts";
import { findUnguardedCountry } from "../../../cms/protection/find-unguarded.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import {
  type AppContext,
  appContext,
  requestInfoContext,
  type Sender,
  staffContext,
} from "../../../server/context.server.ts";
import { withoutSwitchedOff } from "../../../server/feature-switch.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { shared } from "../../../server/page-cache/cdn.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { DeviceQueueLoader } from "../../../staff-kit/offline/device-queue-loader.tsx";
import { revalidateUnlessQueued } from "../../../staff-kit/offline/send-or-queue.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate, writeDayOfYear } from "../../../values/dates.ts";
import { siteHour, weekdayOf } from "../../../values/site-days.ts";
import { writeMoment } from "../../../values/site-time.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { findSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { findSwitchedOffOnce } from "../../foundation/use/find-features-in-use.server.ts";
import { contentTypes, stories } from "../../publishing/content-types/content-types.server.ts";
import { countUnpublished } from "../../publishing/content-types/unpublished-queries.server.ts";
import type { Route } from "./+types/admin-page";
import type { loader as staffLoader } from "./admin-layout.tsx";
import { canConfigureMachine, canConfirmClock, canSeeSite } from "./admin-permissions.ts";
import { ChecklistCard } from "./checklist-card.tsx";
import { findHomeAccount } from "./checklist-queries.server.ts";
import { ComingLine } from "./coming-line.tsx";
import { FiguresSection } from "./figures-section.tsx";
import { findChecklist, putChecklistAway } from "./find-checklist.server.ts";
import { findComing } from "./find-coming.server.ts";
import { findFigures } from "./find-figures.server.ts";
import { findNeeds } from "./find-needs.server.ts";
import { findToday } from "./find-today.server.ts";
import { MakeTiles } from "./make-tiles.tsx";
import { NeedsList, NoNeeds } from "./needs-list.tsx";
import { BackupCard, CdnCard, ClockCard } from "./operations-cards.tsx";
import { confirmClock, findBackupStatus, findClockJump } from "./operations-commands.server.ts";
import {
  DangerBox,
  Doors,
  LastPost,
  PageStateCard,
  QuietMachine,
  SpendTile,
  Sums,
  WriterTile,
} from "./today-parts.tsx";
import "./admin-page.css";
import { everyMember, type StaffHandle } from "../../../server/auth/staff-access.ts";

export const handle: StaffHandle = { staff: everyMember };

const words = staff.home;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const member = context.get(staffContext);
  const now = ctx.clock.now();
  const today = siteDate(now);
  const account = await findHomeAccount(ctx.db, member.id);
  const putAway = account?.checklist_put_away ?? 0;
  const isAsked = new URL(request.url).searchParams.has("checklist");
  const { post, event, project } = contentTypes;
  const seesSite = canSeeSite(member);
  const requestInfo = context.get(requestInfoContext);
  const settings = await findSettingsOnce(ctx, requestInfo);
  const off = await findSwitchedOffOnce(ctx, requestInfo);
  const features = withoutSwitchedOff(ctx.features, off);
  return {
    now: now.toISOString(),
    firstName: account?.firstName || member.name,
    isFirstDay: account !== undefined && siteDate(new Date(account.createdAt)) === today,
    labels: { post: labelsOf(post), event: labelsOf(event), project: labelsOf(project) },
    projects: await listProjectChoices(ctx.db, now.toISOString()),
    ...(await findNeeds(ctx, features, member)),
    unpublished: seesSite ? await countUnpublished(ctx.db, stories) : [],
    checklist: await findChecklist(ctx, features, member, { putAway, isAsked }),
    unguarded: await findUnguardedCountry(ctx),
    welcome: settings.welcomedAt === undefined ? { label: staffWelcome.goOn, to: href("/admin/welcome") } : undefined,
    coming: await findComing(ctx, member),
    figures: seesSite ? await findFigures(ctx, off) : undefined,
    machine: canConfigureMachine(member) ? await findMachine(ctx) : undefined,
    today: await findToday(ctx, off, member),
  };
}

async function findMachine(ctx: AppContext) {
  const backups = await findBackupStatus(ctx);
  const clock = await findClockJump(ctx);
  const unpurgedSince = ctx.cdn?.unpurgedSince?.toISOString();
  const { isOff, isLate, failure, unread, lacking, broken, good } = backups;
  const isKept = !isOff && !isLate && broken.length === 0 && (failure ?? unread ?? lacking) === undefined;
  const isWell = isKept && clock === undefined && unpurgedSince === undefined;
  return {
    backups,
    clock,
    caches: { unpurgedSince, minutes: Math.ceil((shared.fresh + shared.whileFetching) / 60) },
    copiedAt: isWell && good && !good.label?.missing ? writeMoment(good.madeAt) : undefined,
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "clock" }, async (form, sender) => {
    if (form.formValues.intent?.[0] !== "put-away") return settleClock(form, sender);
    await putChecklistAway(sender.ctx, sender.member);
    return staffHome.checklist.isAway;
  });

async function settleClock({ formValues }: SentForm, { ctx, member }: Sender): Promise<string> {
  requireMay(member, canConfirmClock);
  if (formValues.intent?.[0] !== "confirm-clock") throw new AppError("unreadableForm");
  if (!(await confirmClock(ctx, member, formValues.moment?.[0] ?? "")))
    throw new FormError(staffClock.otherTime, { status: 409 });
  return staffClock.done;
}

export const shouldRevalidate = revalidateUnlessQueued;

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const member = useRouteLoaderData<typeof staffLoader>("staff-layout")?.member;
  const [statusMessage, setStatusMessage] = useState<string>();
  const { figures, machine, today, needs } = loaderData;
  const danger = needs.filter(({ isDanger }) => isDanger);
  return (
    <>
      <PageMeta title={staffHome.title} />
      <Greeting {...loaderData} />
      <div role="status">{statusMessage && <p className="alert alert--ok">{statusMessage}</p>}</div>
      <DeviceQueueLoader part="QueueList" />
      {danger.map((need) => (
        <DangerBox key={need.path} need={need} />
      ))}
      {today.spends && <SpendTile />}
      {today.writing && <WriterTile proposed={today.writing.proposed} />}
      {today.money && <Sums sums={today.money.sums} />}
      {member && !today.writing && danger.length === 0 && (
        <MakeTiles
          member={member}
          labels={loaderData.labels}
          projects={loaderData.projects}
          onDone={setStatusMessage}
        />
      )}
      <Waiting
        {...loaderData}
        isElse={danger.length > 0}
        onAnswer={(answer) => setStatusMessage(answer.done ?? answer.message)}
      />
      {today.writing && (
        <Doors id="ideas" heading={staffToday.ideas.heading} lede={staffToday.ideas.lede} rows={today.writing.ideas} />
      )}
      {today.money && <Doors id="doors" heading={staffToday.money.doors} rows={today.money.doors} />}
      {member && !today.writing && danger.length > 0 && (
        <MakeTiles
          member={member}
          labels={loaderData.labels}
          projects={loaderData.projects}
          onDone={setStatusMessage}
        />
      )}
      {figures && <FiguresSection figures={figures} />}
      <ComingLine coming={loaderData.coming} now={loaderData.now} />
      {machine && <MachineCards machine={machine} isAsking={needs.some(({ path }) => path.startsWith("#"))} />}
    </>
  );
}

interface MachineCardsProps {
  machine: NonNullable<HomeProps["machine"]>;
  /** True if a row above the cards links to one of them. */
  isAsking: boolean;
}

/** Shows one line without problems; otherwise, a card for each problem. */
function MachineCards({ machine: { backups, clock, caches, copiedAt }, isAsking }: MachineCardsProps) {
  if (copiedAt !== undefined && !isAsking) return <QuietMachine copiedAt={copiedAt} />;
  return (
    <div className="cards">
      <ClockCard clock={clock} />
      <CdnCard {...caches} />
      <BackupCard {...backups} />
    </div>
  );
}

type HomeProps = Route.ComponentProps["loaderData"];

function Greeting({ now, firstName, isFirstDay }: Pick<HomeProps, "now" | "firstName" | "isFirstDay">) {
  const today = siteDate(new Date(now));
  const [hello, wish] = staffHome.firstGreeting(firstName);
  return (
    <div className="home-head">
      <div>
        <p className="home-day">{isFirstDay ? staffHome.firstDay : `${weekdayOf(today)} ${writeDayOfYear(today)}`}</p>
        {isFirstDay ? (
          <h1>
            {hello} <br />
            {wish}
          </h1>
        ) : (
          <h1>{staffHome.greeting(siteHour(now), firstName)}</h1>
        )}
      </div>
      <a className="act home-site" href={href("/")}>
        <Icon name="site" />
        {staffHome.site}
      </a>
    </div>
  );
}

type WaitingProps = HomeProps & { isElse: boolean; onAnswer(answer: StaffFormResult): void };

/** Lists the member's needs, beside the checklist. */
function Waiting({ onAnswer, isElse, ...loaderData }: WaitingProps) {
  const { all, unpublished, checklist, welcome, unguarded, isFirstDay, today } = loaderData;
  const needs = loaderData.needs.filter(({ isDanger }) => !isDanger);
  const list = (
    <section className={needs.length === 0 ? "sec sec--mid" : "sec"} aria-labelledby="needs">
      {needs.length > 0 ? (
        <NeedsList needs={needs} all={all - (loaderData.needs.length - needs.length)} isElse={isElse} />
      ) : (
        <NoNeeds isFirstDay={isFirstDay} />
      )}
      {unpublished.length > 0 && (
        <p className="unpublished">
          {staffHome.needs.unpublished}
          {unpublished.map(({ noun, drafts, scheduled }) => (
            <ActLink key={noun} to={`/admin/${noun}`} label={words.unpublished(noun, drafts, scheduled)} />
          ))}
        </p>
      )}
    </section>
  );
  const beside = today.writing?.last ? (
    <LastPost last={today.writing.last} />
  ) : (
    today.pageState && <PageStateCard state={today.pageState} />
  );
  if (checklist === undefined)
    return beside ? (
      <div className="cols">
        {list}
        {beside}
      </div>
    ) : (
      list
    );
  const card = <ChecklistCard checklist={checklist} welcome={welcome} unguarded={unguarded} onAnswer={onAnswer} />;
  return (
    <div className="cols">
      {list}
      {card}
    </div>
  );
}
