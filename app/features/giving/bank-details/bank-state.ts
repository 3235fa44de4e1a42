import type { BankDetailsTable } from "./bank-tables.ts";
import { readWays, type Ways } from "./ways.ts";

/** Name of the setting with the seal of the last row, which reveals a deleted last row. */
export const headSetting = "bankHead";

export type BankRow = BankDetailsTable;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export const agreedWaitMs = 24 * hourMs;

export const aloneWaitMs = 72 * hourMs;

/** A confirmation expires after this time. */
const confirmMs = 90 * dayMs;

/** The page announces a change for this long. */
const noticeMs = 30 * dayMs;

interface Step {
  at: string;
  by: string | null;
  byId: string | null;
}

export interface BankChange extends Step {
  id: number;
  ways: Ways;
  reason: string | null;
  isAlone: boolean;
  agreed: (Step & { bankWrote: boolean }) | undefined;
  stopped: Step | undefined;
  /** When the change goes live unless stopped; undefined until a second admin agrees. */
  liveAt: string | undefined;
}

/** The last confirmation. `at`: ISO date and time, UTC; `none`: recently taken over from an earlier release. */
export type Confirmed = { kind: "two" | "one" | "old"; at: string } | { kind: "none" };

export type AreSame = (a: string, b: string) => boolean;

export interface BankState {
  live: { ways: Ways; since: string; change: BankChange | undefined } | undefined;
  former: { ways: Ways; until: string }[];
  open: BankChange | undefined;
  confirmed: Confirmed;
  /** Approval of the live ways; undefined for the first ones. */
  approved: Approval | undefined;
  /** The last change, for thirty days. */
  changed: { at: string; how: Approval } | undefined;
}

type Approval = "two" | "bank" | "one";

const stepOf = ({ at, by, by_id }: BankRow): Step => ({ at, by, byId: by_id });

function changeOf(row: BankRow, rows: readonly BankRow[]): BankChange {
  const about = rows.filter(({ change_id }) => change_id === row.id);
  const agreed = about.find(({ what }) => what === "agreed");
  const moments = [row.publish_at, agreed?.publish_at].filter((at) => typeof at === "string").toSorted();
  const liveAt = moments[0];
  const isWaiting = (at: string) => liveAt === undefined || at < liveAt;
  // A restore stops changes pending in the backup: they may have been stopped since.
  const stopped = rows.find(({ id, what, change_id, at, publish_at }) => {
    if (what === "restored") return id > row.id && isWaiting(publish_at ?? at);
    return what === "stopped" && change_id === row.id && isWaiting(at);
  });
  return {
    ...stepOf(row),
    id: row.id,
    ways: readWays(row),
    reason: row.reason,
    isAlone: row.is_alone === 1,
    agreed: agreed && { ...stepOf(agreed), bankWrote: agreed.bank_wrote === 1 },
    stopped: stopped && stepOf(stopped),
    liveAt: stopped === undefined ? liveAt : undefined,
  };
}

/** Derives the state at a moment. @param rows verified, by id @param now by the trusted clock */
export function deriveBankState(rows: readonly BankRow[], now: Date, areSame: AreSame): BankState {
  const iso = now.toISOString();
  const changes = rows.filter(({ what }) => what === "asked").map((row) => changeOf(row, rows));
  const given = rows
    .filter(({ what }) => what === "before" || what === "first")
    .map((row) => ({ ways: readWays(row), since: row.at, change: undefined }));
  const arrived = changes.flatMap((change) =>
    change.liveAt !== undefined && change.liveAt <= iso ? [{ ways: change.ways, since: change.liveAt, change }] : [],
  );
  const all = [...given, ...arrived].toSorted((a, b) => (a.since < b.since ? -1 : 1));
  const live = all.at(-1);
  const approved = live?.change && howOf(live.change, areSame);
  const isNew = all.length > 1 && live !== undefined && now.getTime() < Date.parse(live.since) + noticeMs;
  return {
    live,
    former: all.slice(0, -1).map(({ ways }, index) => ({ ways, until: all[index + 1]?.since ?? iso })),
    open: changes.find(({ stopped, liveAt }) => stopped === undefined && (liveAt === undefined || liveAt > iso)),
    confirmed: live === undefined ? { kind: "none" } : confirmedOf(rows, live, now, areSame),
    approved,
    changed: isNew && approved !== undefined ? { at: live.since, how: approved } : undefined,
  };
}

/** Two ids that now count as one person make one approval, however they counted then. */
function howOf({ byId, agreed }: BankChange, areSame: AreSame): Approval {
  if (!agreed?.byId || byId === null || areSame(agreed.byId, byId)) return "one";
  return agreed.bankWrote ? "bank" : "two";
}

const latestOf = (moments: string[]): string | undefined => moments.toSorted().at(-1);

/** Uses each person's latest look; for two people, the earlier of their two looks. */
function confirmedOf(
  rows: readonly BankRow[],
  live: NonNullable<BankState["live"]>,
  now: Date,
  areSame: AreSame,
): Confirmed {
  const restoredAt = rows.findLast(({ what }) => what === "restored")?.at ?? "";
  const { change } = live;
  const own = rows.find(({ what, at }) => what === "first" && at === live.since);
  const looks: { byId: string | null; at: string }[] = [
    ...(own === undefined ? [] : [{ byId: own.by_id, at: own.at }]),
    ...(change === undefined ? [] : [{ byId: change.byId, at: change.agreed?.at ?? change.at }]),
    ...(change?.agreed === undefined ? [] : [change.agreed]),
    ...rows
      .filter(({ what, at }) => what === "confirmed" && at >= live.since)
      .map(({ by_id, at }) => ({ byId: by_id, at })),
  ];
  const last = new Map<string, string>();
  for (const { byId, at } of looks)
    if (byId !== null && at > restoredAt && at > (last.get(byId) ?? "")) last.set(byId, at);
  const all = [...last];
  const newest = latestOf(all.map(([, at]) => at));
  // Each pair counts from its earlier look; the latest pair decides.
  const second = latestOf(
    all.flatMap(([a, at]) => all.flatMap(([b, otherAt]) => (areSame(a, b) ? [] : [at < otherAt ? at : otherAt]))),
  );
  const isFresh = (at: string | undefined): at is string =>
    at !== undefined && now.getTime() - Date.parse(at) <= confirmMs;
  if (isFresh(second)) return { kind: "two", at: second };
  if (isFresh(newest)) return { kind: "one", at: newest };
  const at =
    newest ??
    looks
      .map((look) => look.at)
      .toSorted()
      .at(-1) ??
    live.since;
  return restoredAt === "" && looks.length === 0 && isFresh(live.since) ? { kind: "none" } : { kind: "old", at };
}
