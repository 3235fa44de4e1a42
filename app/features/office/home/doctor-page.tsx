import { staffBackups } from "content/staff-backups.ts";
import { staffDoctor as words } from "content/staff-doctor.ts";
import { staffShell } from "content/staff-shell.ts";
import { Form, useActionData } from "react-router";
import type { BackupStatus } from "../../../server/archives/backup-status.server.ts";
import { appContext } from "../../../server/context.server.ts";
import { machineParts } from "../../../server/doctor/machine-parts.server.ts";
import { runChecks } from "../../../server/doctor/run-checks.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { openStorage } from "../../../server/storage/open-storage.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { Facts, Room, RoomHead, RoomSide } from "../../../staff-kit/rooms/room-parts.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { useFreshWhile } from "../../../staff-kit/use-fresh-page.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { writeMoment } from "../../../values/site-time.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import type { Route } from "./+types/doctor-page";
import { canConfigureMachine } from "./admin-permissions.ts";
import { BackupCard } from "./operations-cards.tsx";
import { findBackupStatus, makeBackupNow } from "./operations-commands.server.ts";
import "./doctor-page.css";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";

export const handle: StaffHandle = { staff: { who: canConfigureMachine } };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { config, clock, db, features } = ctx;
  // Opens the storage without the CDN, because removing a test file would purge the CDN.
  const open = { openDb: async () => db, openFiles: () => openStorage(config.files) };
  const backups = await findBackupStatus(ctx);
  const { good } = backups;
  return {
    results: await runChecks({ ...machineParts(config), now: clock.now(), ...open }, features),
    backups,
    fire: {
      place: config.backups?.by ?? ("nowhere" as const),
      backup: good && {
        when: writeMoment(good.madeAt),
        what: good.label ? staffBackups.read(good.label.pictures, good.label.rows) : "",
        missing: good.label && good.label.missing > 0 ? staffBackups.missing(good.label.missing) : "",
      },
    },
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "backup" }, async ({ formValues }, { ctx, member }) => {
    if (formValues.intent?.[0] !== "make-backup") throw new AppError("unreadableForm");
    await makeBackupNow(ctx, member);
    return staffBackups.making;
  });

/** Interval between checks of the machine (ms). */
const lookAgainMs = 10_000;

/** Page with the checks of `npm run doctor`, for admins without a shell. */
export default function DoctorPage({ loaderData: { results, backups, fire } }: Route.ComponentProps) {
  const count = (wanted: string) => results.filter(({ state }) => state === wanted).length;
  const good = results.filter(({ state }) => state === "good");
  const others = results.filter(({ state }) => state !== "good");
  return (
    <>
      <PageMeta title={staffShell.rooms.machine} />
      <RoomHead heading={staffShell.rooms.machine} lede={words.lede} />
      <p className="btns">
        <strong>{words.counts(count("bad"), count("warning"))}</strong> <ActLink label={words.again} to="?" />
      </p>
      <Room side={<Fire {...fire} />}>
        <Backups {...backups} />
        <dl className="follow">
          {good.map(({ name, line }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span className="ok2">
                  <Icon name="check" />
                  {words.states.good}
                </span>
                <small>{line}</small>
              </dd>
            </div>
          ))}
        </dl>
        {others.length > 0 && (
          <section aria-labelledby="look-at">
            <h2 id="look-at">{words.lookAt}</h2>
            <dl className="findings">
              {others.map(({ name, state, line, remedy }) => (
                <div key={name} className={`finding finding--${state}`}>
                  <dt>
                    {name} <b>{words.states[state]}</b>
                  </dt>
                  <dd>{line}</dd>
                  {remedy !== undefined && <dd className="small">{remedy}</dd>}
                </div>
              ))}
            </dl>
          </section>
        )}
      </Room>
    </>
  );
}

function Backups(backups: BackupStatus) {
  const answer = useActionData<StaffFormResult>();
  useFreshWhile(backups.isBeingMade, lookAgainMs);
  return (
    <div className="machine-backups" aria-live="polite">
      <BackupCard {...backups}>
        {answer !== undefined && answer.done === undefined && <StatusMessage answer={answer} />}
        {!backups.isOff && !backups.isBeingMade && (
          <Form method="post" className="btns">
            <input type="hidden" name="intent" value="make-backup" />
            <button type="submit" className="act">
              {staffBackups.make}
            </button>
          </Form>
        )}
        <p className="small muted">{staffBackups.restoring}</p>
      </BackupCard>
    </div>
  );
}

/** Shows which data would survive a fire, as far as the site knows. */
function Fire({ backup, place }: Route.ComponentProps["loaderData"]["fire"]) {
  const { labels, where, lost } = words.fire;
  return (
    <RoomSide id="fire" heading={words.fire.heading} lede={words.fire.lede}>
      <Facts
        facts={[
          {
            label: labels.backup,
            value: backup?.when ?? words.fire.noBackup,
            note: backup && [backup.what, backup.missing].filter(Boolean).join(" "),
          },
          { label: labels.where, value: where[place] },
          { label: labels.lost, value: backup === undefined ? words.fire.allLost : lost[place] },
        ]}
      />
    </RoomSide>
  );
}
