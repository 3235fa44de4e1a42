import { maxCount } from "../../../cms/content-filters.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { readRightOf } from "../../../server/auth/find-reading-rights.server.ts";
import { opensLater } from "../../../server/auth/reading-rights.ts";
import { requireReader } from "../../../server/auth/require-reader.server.ts";
import { readableConcerns } from "../../../server/auth/safeguarding-permissions.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { outsideOf } from "../../../values/id-ranges.ts";
import { readList } from "../../../values/read-list.ts";
import { hasRole } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { listCalls } from "../help-numbers/find-help-numbers.server.ts";
import { openConcern } from "./concern-commands.server.ts";
import { countConcerns, countLocked, listConcerns } from "./concern-queries.server.ts";
import { findReaders } from "./find-readers.server.ts";

const pageLength = 30;

/** Lists concerns, and opens the one in the address, which the audit log records. @throws AppError safeguardingOnly */
export async function findConcerns(actor: Actor, url: string) {
  requireReader(actor.member);
  const { db } = actor.ctx;
  const ranges = readableConcerns(actor.member);
  const { searchParams } = new URL(url);
  const isClosed = searchParams.get("status") === "closed";
  const { page, older } = await readList(url, pageLength, (wanted) => listConcerns(db, ranges, isClosed, wanted));
  const id = asRowId(searchParams.get("id") ?? "");
  return {
    isClosed,
    older,
    sendKey: crypto.randomUUID(),
    readers: await findReaders(actor),
    counts: await countConcerns(db, ranges, maxCount),
    ...(await countOlder(actor.ctx, actor.member)),
    concerns: page.map(({ created_at, is_danger, ...row }) => ({
      ...row,
      at: writeMoment(created_at),
      isDanger: is_danger === 1,
    })),
    open: id === undefined ? undefined : await readConcern(actor, id),
  };
}

/** Counts older concerns outside the member's right: those that open automatically, and those that need a release. */
export async function countOlder(ctx: AppContext, member: StaffMember) {
  const { db } = ctx;
  const ranges = readableConcerns(member);
  const later = opensLater(await readRightOf(ctx, member.id), await findTrustedMoment(ctx));
  const counts = later && (await countLocked(db, [...outsideOf(later.ranges), ...ranges], maxCount));
  return {
    locked: {
      ...(await countLocked(db, [...ranges, ...(later?.ranges ?? [])], maxCount)),
      isLead: hasRole(member, "lead"),
    },
    ...(counts &&
      counts.open + counts.closed > 0 && {
        opening: { ...counts, from: writeMoment(later.from), calls: await listCalls(ctx) },
      }),
  };
}

export type OpenedConcern = NonNullable<Awaited<ReturnType<typeof readConcern>>>;

async function readConcern(actor: Actor, concernId: number) {
  const found = await openConcern(actor, concernId);
  if (found === undefined) return undefined;
  const { id, reference, story, state, place, name, contact, passed_to: passedTo } = found;
  return {
    id,
    reference,
    story,
    state,
    place,
    name,
    contact,
    passedTo,
    isLocked: found.isLocked,
    isDanger: found.is_danger === 1,
    at: writeMoment(found.created_at),
    notes: found.notes.map(({ written_at, ...note }) => ({ ...note, at: writeMoment(written_at) })),
    files: found.files.map(({ id, type, bytes, state, problem }) => ({ id, type, bytes, state, problem })),
  };
}
