import { setTimeout as wait } from "node:timers/promises";
import { officeEmails } from "content/office-emails.ts";
import { listAdminAddresses } from "../../../server/auth/list-admin-addresses.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { machineParts } from "../../../server/doctor/machine-parts.server.ts";
import { type NamedResult, runChecks } from "../../../server/doctor/run-checks.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { addDays, siteHour } from "../../../values/site-days.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { doctorEmail } from "./doctor-emails.tsx";

/** Hour after which the day's e-mail is sent. */
const morning = 7;

/** Time between two checks that must both find the problem (ms), because a server is rarely busy for so long. */
const agreeAfterMs = 5 * 60_000;

/** Checks a public site. E-mails the admins once a day while two checks in a row find a problem. */
export async function enqueueDoctorEmails(
  ctx: AppContext,
  stopping: AbortSignal,
  examine = examineSite,
  pauseMs = agreeAfterMs,
): Promise<void> {
  const { config, clock, log } = ctx;
  if (config.siteUrl === undefined || config.practice) return;
  const findBad = async () => (await examine(ctx)).filter(({ state }) => state === "bad");
  const first = await findBad();
  if (first.length === 0) return;
  await wait(pauseMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  if (stopping.aborted) return;
  const bad = (await findBad()).filter(({ name }) => first.some((before) => before.name === name));
  if (bad.length === 0) return;
  log.error("the doctor found something", { checks: bad.map(({ name }) => name).join(", ") });
  const findings = bad.map(({ name, line, remedy = "" }) => officeEmails.doctor.finding({ name, line, remedy }));
  const now = clock.now();
  const today = siteDate(now);
  const day = siteHour(now.toISOString()) < morning ? addDays(today, -1) : today;
  await withTransaction(ctx, async (ctx) => {
    const { name: foundation } = await findSettings(ctx);
    for (const to of await listAdminAddresses(ctx)) {
      const email = doctorEmail({ to, foundation, findings });
      await enqueueEmail(ctx, ctx.db, email, { kind: "doctor", idempotencyKey: `doctor:${day}:${to}` });
    }
  });
}

const examineSite = (ctx: AppContext): Promise<NamedResult[]> =>
  runChecks(
    { ...machineParts(ctx.config), openDb: async () => ctx.db, openFiles: async () => ctx.storage },
    ctx.features,
  );
