import { staffDoctor as words } from "content/staff-doctor.ts";
import { appContext } from "../../../server/context.server.ts";
import { machineParts } from "../../../server/doctor/machine-parts.server.ts";
import { runChecks } from "../../../server/doctor/run-checks.server.ts";
import { openStorage } from "../../../server/storage/open-storage.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { Route } from "./+types/doctor-page";
import { canConfigureMachine } from "./admin-permissions.ts";
import "./doctor-page.css";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";

export const handle: StaffHandle = { staff: { who: canConfigureMachine } };

export async function loader({ context }: Route.LoaderArgs) {
  const { config, clock, db, features } = context.get(appContext);
  // Files without the CDN, which a removed one would purge.
  const open = { openDb: async () => db, openFiles: () => openStorage(config.files) };
  return {
    results: await runChecks({ ...machineParts(config), now: clock.now(), ...open }, features),
  };
}

/** `npm run doctor`, for admins without a shell. */
export default function DoctorPage({ loaderData: { results } }: Route.ComponentProps) {
  const count = (wanted: string) => results.filter(({ state }) => state === wanted).length;
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <p>
        <strong>{words.counts(count("bad"), count("warning"))}</strong> <ActLink label={words.again} to="?" />
      </p>
      <dl className="findings">
        {results.map(({ name, state, line, remedy }) => (
          <div key={name} className={`finding finding--${state}`}>
            <dt>
              {name} <b>{words.states[state]}</b>
            </dt>
            <dd>{line}</dd>
            {remedy !== undefined && <dd className="small">{remedy}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
}
