import { staffBackups } from "content/staff-backups.ts";
import { staffDoctor as words } from "content/staff-doctor.ts";
import { staffShell } from "content/staff-shell.ts";
import { appContext } from "../../../server/context.server.ts";
import { machineParts } from "../../../server/doctor/machine-parts.server.ts";
import { runChecks } from "../../../server/doctor/run-checks.server.ts";
import { openStorage } from "../../../server/storage/open-storage.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { Facts, Room, RoomHead, RoomSide } from "../../../staff-kit/rooms/room-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { writeMoment } from "../../../values/site-time.ts";
import type { Route } from "./+types/doctor-page";
import { canConfigureMachine } from "./admin-permissions.ts";
import { findBackupStatus } from "./operations-commands.server.ts";
import "./doctor-page.css";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";

export const handle: StaffHandle = { staff: { who: canConfigureMachine } };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { config, clock, db, features } = ctx;
  // Files without the CDN, which a removed one would purge.
  const open = { openDb: async () => db, openFiles: () => openStorage(config.files) };
  const { good } = await findBackupStatus(ctx);
  return {
    results: await runChecks({ ...machineParts(config), now: clock.now(), ...open }, features),
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

/** `npm run doctor`, for admins without a shell. */
export default function DoctorPage({ loaderData: { results, fire } }: Route.ComponentProps) {
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

/** What would still be there, as far as the site knows. */
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
