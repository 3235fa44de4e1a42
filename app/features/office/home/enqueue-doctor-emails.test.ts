import { expect, test } from "vitest";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import type { NamedResult } from "../../../server/doctor/run-checks.server.ts";
import { listWithRole } from "../../people/users/user-commands.server.ts";
import { enqueueDoctorEmails } from "./enqueue-doctor-emails.server.ts";

const findings: NamedResult[] = [
  { name: "Backups", state: "bad", line: "No good backup for more than two days.", remedy: "Make one now." },
  { name: "Disk", state: "good", line: "5 GB are free." },
];

const running = new AbortController().signal;

test("admins hear once a day what is bad, and nothing while nothing is", async () => {
  const { ctx } = await createStaffedSite({}, "admin");
  const site = { ...ctx, config: { ...ctx.config, siteUrl: "https://example.org" } };
  const sent = () =>
    ctx.db.selectFrom("outbox_emails").select(["recipient", "text"]).where("kind", "=", "doctor").execute();
  const examined = (...runs: NamedResult[][]) =>
    enqueueDoctorEmails(site, running, async () => runs.shift() ?? findings, 0);
  const [bad, good] = findings as [NamedResult, NamedResult];
  await examined([good]);
  await examined([bad, good], [good]);
  await examined([bad, good], [{ ...bad, name: "Mail server" }]);
  await enqueueDoctorEmails(site, AbortSignal.abort(), async () => findings, 0);
  expect(await sent(), "two runs agree first").toEqual([]);
  await examined(findings);
  await examined(findings);
  const emails = await sent();
  const admins = await listWithRole(ctx, "admin");
  expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual(admins.map(({ email }) => email).toSorted());
  expect(emails[0]?.text).toContain("Backups: No good backup for more than two days. Make one now.");
  expect(emails[0]?.text).not.toContain("5 GB");
});
