import { staffMoveInLists } from "content/staff-move-in-lists.ts";
import { readEmailAddress } from "../../../values/email-address.ts";
import { cleanCell } from "../../giving/bank-statements/read-cells.ts";
import { bareHead } from "./find-columns.server.ts";
import { type ReadTable, readTableDay, type TableCells } from "./open-table-rows.server.ts";
import {
  goneByName,
  hasStatusHead,
  isNo,
  isYes,
  readStatus,
  type Status,
  statusBeside,
  strictest,
} from "./read-status.server.ts";
import type { FoundTable, TableShape } from "./table-shape.ts";

export type SubscriberRole =
  | "email"
  | "confirmed"
  | "day"
  | "status"
  | "left"
  | "cleaned"
  | "complained"
  | "reason"
  | "consent"
  | "page";

const words = (list: string): string[] => list.split("|");

/** Returns true if most filled cells are days. */
function areDays(cells: readonly string[]): boolean {
  const filled = cells.map(cleanCell).filter((cell) => cell !== "");
  return filled.filter((cell) => readTableDay(cell, "day") ?? readTableDay(cell, "month")).length * 2 > filled.length;
}

/** Returns false for a column of yes and no, or of statuses. */
const isDayColumn = (cells: readonly string[]): boolean =>
  areDays(cells) || !cells.some((cell) => cell !== "" && readStatus(cell) !== "unknown");

export const subscriberShape: TableShape<SubscriberRole> = {
  roles: {
    email: {
      names: words(
        "email|e-mail|email address|e-mail address|mail|subscriber|contact|courriel|adresse e-mail|adresse email|adresse mail|adresse électronique",
      ),
      isNeeded: true,
      isCell: (cell) => readAddress(cell) !== undefined,
    },
    confirmed: {
      names: words(
        "confirmed|confirmed at|confirmed on|confirm time|date confirmed|confirmation date|confirmé|confirmé le|date de confirmation",
      ),
      holds: "day",
      isColumn: isDayColumn,
    },
    day: {
      names: words(
        "subscribed|subscribed at|subscribed on|subscribed since|subscribe date|subscription date|date subscribed|date of subscription|signed up|signed up on|signed up at|sign up date|signup date|opt in date|opted in on|optin time|joined|joined on|join date|date joined|member since|subscriber since|registered|registered on|registration date|date added|added|added on|added at|created at|created on|created|create date|start date|since|date|when|day|inscrit le|inscrite le|inscription|inscrit depuis|date d’inscription|date inscription|date d’abonnement|abonné le|abonnée le|abonné depuis|abonnement|ajouté le|date d’ajout|membre depuis|créé le|date de création|depuis|jour",
      ),
      holds: "day",
      isColumn: isDayColumn,
      isAskedUnless: ["confirmed", "left", "cleaned", "complained"],
    },
    status: {
      names: words(
        "status|subscriber status|email status|state|wants news|newsletter|opt in|optin|wants newsletter|subscription|statut|état|veut des nouvelles|lettre|infolettre|subscribed|confirmed|abonné|abonnée|abonnement|inscrit|inscrite|inscription",
      ),
      isColumn: (cells) => !areDays(cells),
    },
    left: {
      names: words(
        "unsubscribed|unsubscribed at|unsubscribed on|unsubscribe date|unsubscribed date|date unsubscribed|unsubscribe time|unsub time|opt out|opted out|optout time|opted out on|left|left on|deleted at|blacklisted|désabonné|désabonné le|date de désabonnement|désinscrit|désinscrit le",
      ),
      holds: "day",
    },
    cleaned: {
      names: words(
        "clean time|cleaned|cleaned at|bounced|bounced at|bounce date|bounce time|bounce|hard bounce|bounce type|bounce reason|rejeté|rejeté le|rebond",
      ),
      holds: "day",
    },
    complained: {
      names: words(
        "complained|complained at|complaint|complaint date|complaint time|spam complaint|marked as spam|plainte",
      ),
      holds: "day",
    },
    reason: {
      names: words(
        "unsub reason|unsubscribe reason|unsubscription reason|reason for leaving|motif de désabonnement|raison du départ",
      ),
    },
    consent: { names: [], isLong: true },
    page: { names: [] },
  },
  programs: [
    {
      // The archive of a site like this one has confirmed readers alone.
      name: "archive",
      marks: ["email", "confirmed_at", "consent", "page"],
      columns: {
        email: ["email"],
        confirmed: ["confirmed_at"],
        day: ["created_at"],
        consent: ["consent"],
        page: ["page"],
      },
      isUtc: true,
    },
    {
      name: "mailchimp",
      marks: ["OPTIN_TIME", "CONFIRM_TIME", "LEID"],
      columns: {
        email: ["Email Address", "Adresse e-mail", "Email"],
        confirmed: ["CONFIRM_TIME"],
        day: ["OPTIN_TIME"],
        left: ["UNSUB_TIME"],
        cleaned: ["CLEAN_TIME"],
        reason: ["UNSUB_REASON"],
      },
      isUtc: true,
    },
    {
      name: "brevo",
      marks: ["EMAIL", "EMAIL_BLACKLISTED", "ADDED_TIME"],
      columns: { email: ["EMAIL"], day: ["ADDED_TIME"], status: ["EMAIL_BLACKLISTED"] },
      order: "day",
    },
    {
      name: "ghost",
      marks: ["email", "subscribed_to_emails", "created_at"],
      columns: { email: ["email"], day: ["created_at"], status: ["subscribed_to_emails"], left: ["deleted_at"] },
      isUtc: true,
    },
    {
      name: "substack",
      marks: ["email", "email_disabled", "created_at"],
      columns: { email: ["email"], day: ["created_at"], status: ["email_disabled"] },
      isUtc: true,
    },
  ],
  labels: () => ({ ...staffMoveInLists.subscribers.roles, consent: "", page: "" }),
};

/**
 * Returns the status of all rows of a list of people who are gone, by its heads, its name or its title. Mailchimp writes the
 * heads only into such lists.
 */
export function goneByTable({ heads, name, sheet = "", title = "" }: FoundTable): Status | undefined {
  const bare = heads.map(bareHead);
  if (bare.some((head) => /^clean (?:time|campaign)/.test(head))) return "bounce";
  if (bare.some((head) => /^unsub (?:time|campaign|reason)/.test(head))) return "left";
  return [sheet, name.replace(/\.[a-z]{3,4}$/i, ""), title].map(goneByName).find((gone) => gone !== undefined);
}

/**
 * Returns the status of all rows of a list of Mailchimp. Only the file name tells subscribed readers from those who never
 * subscribed: these lists have the same columns.
 */
function statusOfList(table: FoundTable): Status {
  const gone = goneByTable(table);
  if (gone !== undefined) return gone;
  const [list] = /non[-_ ]?subscribed|unsubscribed|cleaned|subscribed/i.exec(table.name) ?? [""];
  if (/^non/i.test(list)) return "off";
  return list === "" ? "unsaid" : /^un/i.test(list) ? "left" : /^clean/i.test(list) ? "bounce" : "on";
}

/** Returns true if staff must say whether the people of a list asked for the newsletter. */
export const lacksStatus = ({ table, columns }: ReadTable): boolean =>
  table.program === "mailchimp"
    ? statusOfList(table) === "unsaid"
    : table.program !== "archive" &&
      columns.status === undefined &&
      !hasStatusHead(table.heads) &&
      goneByTable(table) === undefined;

export interface ReadSubscriber {
  email: string;
  /** Other addresses of the same cell. */
  more: string[];
  /** True if the cell is not one clear address: it counts only for leaving. */
  isLoose: boolean;
  status: Status;
  /** Cell of the status. */
  saidStatus: string;
  /** ISO date of the subscription; undefined if unknown, or not past. */
  day: string | undefined;
  /** True if the list has no word about the day. */
  hasNoDay: boolean;
  /** Why the day of the subscription cannot be read, with its cell. */
  dayProblem: { code: string; cell: string } | undefined;
  /** ISO date on which the address left, bounced or complained. */
  leftDay: string | undefined;
  /** Words to which the person agreed on a site like this one, and the path of the page; empty if unknown. */
  consent: string;
  page: string;
}

const maxAddress = 400;

/** Maximum length of a status that a sentence repeats (characters). */
const maxSaid = 60;

/** Reads an address, also inside `Ada <ada@example.org>`; in lower case. */
export function readAddress(cell: string): string | undefined {
  const [, inside] = /<([^<>\s]{3,254})>\s*$/.exec(cell.slice(0, maxAddress)) ?? [];
  return readEmailAddress(inside ?? cell)?.toLowerCase();
}

/**
 * Returns all addresses of a cell that is not one address. They count only for leaving: who wants the newsletter is read
 * from a clear cell.
 */
const looseAddresses = (cell: string): string[] =>
  cell
    .slice(0, maxAddress)
    .split(/[\s;,<>|/"'():]/)
    .flatMap((text) => readEmailAddress(text.replace(/\.$/, ""))?.toLowerCase() ?? []);

/** Reads a row of a list of readers. @param today ISO date @returns the name of a note for a row that stays out */
export function readSubscriber(row: TableCells<SubscriberRole>, today: string): ReadSubscriber | { out: string } {
  const { cells } = row;
  const clear = readAddress(cells.email);
  const [email, ...more] = clear === undefined ? [...new Set(looseAddresses(cells.email))] : [clear];
  if (email === undefined || email.endsWith("@deletion-request.substack.com")) return { out: "list-address" };
  const days = [row.day("confirmed"), row.day("day")].filter((day) => day !== undefined && day <= today);
  return {
    email,
    more,
    isLoose: clear === undefined,
    status: statusOf(row),
    saidStatus: cells.status.slice(0, maxSaid),
    day: days[0],
    hasNoDay: cells.confirmed === "" && cells.day === "",
    dayProblem: (["confirmed", "day"] as const)
      .map((role) => ({ code: row.dayProblem(role), cell: cells[role] }))
      .find((one): one is { code: NonNullable<typeof one.code>; cell: string } => one.code !== undefined),
    leftDay: row.day("left") ?? row.day("cleaned") ?? row.day("complained"),
    consent: cells.consent,
    page: cells.page,
  };
}

/** Returns the strictest word of the list, its status and every column beside it. */
function statusOf(row: TableCells<SubscriberRole>): Status {
  const { table, columns, all } = row;
  if (table.program === "archive") return "on";
  const beside = table.heads.map((head, index) =>
    index === columns.email || index === columns.status ? undefined : statusBeside(head, cleanCell(all[index] ?? "")),
  );
  return strictest(ownStatus(row, beside), goneByCells(row), ...beside);
}

function ownStatus(row: TableCells<SubscriberRole>, beside: (Status | undefined)[]): Status {
  const { cells, columns, hasColumn, table } = row;
  const gone = goneByTable(table);
  switch (table.program) {
    case "mailchimp":
      return statusOfList(table);
    case "brevo":
    case "substack":
      return strictest(gone, isNo(cells.status) ? "on" : isYes(cells.status) ? "left" : "unknown");
  }
  // Staff may choose a column whose head says the opposite: there, "yes" means that the person left.
  const headed = statusBeside(table.heads[columns.status ?? -1] ?? "", cells.status);
  if (hasColumn("status")) return strictest(gone, readStatus(cells.status), headed);
  if (gone !== undefined) return gone;
  // Without a column for it, the status stands in one beside, such as "List status".
  if (hasStatusHead(table.heads)) return beside.some((status) => status !== undefined) ? "on" : "unknown";
  return "unsaid";
}

/** Returns the status that filled cells say. A column of those who left may have a day, or yes and no. */
function goneByCells({ cells }: TableCells<SubscriberRole>): Status | undefined {
  const isSaid = (cell: string) => cell !== "" && !isNo(cell) && !/^[-\s]*$/.test(cell);
  if (isSaid(cells.complained) || /abuse|spam|complain|plainte/i.test(cells.reason)) return "complaint";
  if (isSaid(cells.cleaned)) return "bounce";
  return isSaid(cells.left) || isSaid(cells.reason) ? "left" : undefined;
}
