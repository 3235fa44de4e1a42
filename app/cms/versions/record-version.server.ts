import type { StaffMember } from "../../server/auth/auth.ts";
import type { InTransaction } from "../../server/context.server.ts";
import type { Tables } from "../../server/db/tables.ts";
import type { Retention } from "../../server/retention.ts";
import { daysBefore } from "../../server/schedule-retention.server.ts";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import { toSiteTime } from "../../values/site-time.ts";
import * as store from "../content-queries.server.ts";
import type { AnyFields, ContentType } from "../content-type.server.ts";
import { itemOf } from "../define-content-type.server.ts";
import { tickedReasons } from "../protection/sensitive-reasons.ts";
import type { Values } from "./merge-values.ts";
import { everySaveDays, findExcessVersions, versionsDays } from "./thin-versions.ts";

type Row = store.RowOf<store.ContentTable>;
export type Origin = NonNullable<Tables["versions"]["origin"] extends { __select__: infer Select } ? Select : never>;

/** A version's content. Versions from before the update contain only the fields. */
export interface VersionContent {
  values: Values;
  publishing?: { status: string; publishAt: string };
  attached?: FormValues;
}

export function readPublishing(row: Row) {
  const { status, publish_at, version, names_changed } = row;
  return {
    status,
    publishAt: publish_at === null ? "" : toSiteTime(publish_at),
    version: String(version),
    sensitive: tickedReasons(row),
    namesChanged: names_changed === 1 ? "yes" : "",
  };
}

export function readVersion({ fields }: { fields: AnyFields }, json: string): VersionContent {
  const { publishing, attached, ...all } = JSON.parse(json) as Values & Omit<VersionContent, "values">;
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(fields, name)));
  return { values, ...(publishing && { publishing }), ...(attached && { attached }) };
}

const writeVersion = ({ values, ...beside }: VersionContent) => JSON.stringify({ ...values, ...beside });

export async function readContent(ctx: InTransaction, type: ContentType, row: Row): Promise<Required<VersionContent>> {
  const { status, publishAt } = readPublishing(row);
  const attached = (await type.attached?.(ctx.db, row.id)) ?? {};
  return { values: itemOf(type, row), publishing: { status, publishAt }, attached };
}

export async function recordVersion(
  ctx: InTransaction,
  member: Pick<StaffMember, "name">,
  type: ContentType,
  row: Row,
  origin: Origin | null,
  content?: VersionContent,
): Promise<void> {
  await store.insertVersion(ctx.db, {
    subject: `${type.noun}:${row.id}`,
    version: row.version,
    saved_at: ctx.clock.now().toISOString(),
    saved_by: member.name,
    content: writeVersion(content ?? (await readContent(ctx, type, row))),
    origin,
  });
}

/** Records the current content if no version has it, for example after an import. */
export async function recordUnkept(ctx: InTransaction, member: StaffMember, type: ContentType, row: Row) {
  const kept = await store.findVersionAt(ctx.db, `${type.noun}:${row.id}`, row.version);
  const now = itemOf(type, row);
  if (kept && JSON.stringify(readVersion(type, kept.content).values) === JSON.stringify(now)) return;
  await recordVersion(ctx, member, type, row, null);
}

/** Keeps every save for a day, then thins out versions, and deletes very old ones. */
export const versionRetention: Retention = {
  what: "versions",
  after: everySaveDays,
  why: "docs/decisions/034-drafts-and-versions.md",
  job: { name: "old versions", every: 86_400 },
  async expire({ db }, _before, now) {
    let count = 0;
    const at = (days: number) => daysBefore(now, days).toISOString();
    // Yesterday's versions are thinned out today; a week's margin covers nights on which the job did not run.
    for (const subject of await store.findSubjectsToThin(db, at(7), at(versionsDays))) {
      const excess = findExcessVersions(await store.findVersions(db, subject), now.getTime());
      await store.removeVersionsOf(
        db,
        subject,
        excess.map(({ version }) => version),
      );
      count += excess.length;
    }
    return count;
  },
};
