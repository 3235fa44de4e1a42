import { staffMoveInLists } from "content/staff-move-in-lists.ts";
import { readEmailAddress } from "../../../values/email-address.ts";
import { bareHead } from "./find-columns.server.ts";
import type { ReadTable, TableCells } from "./open-table-rows.server.ts";
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
    },
    day: {
      names: words(
        "subscribed|subscribed at|subscribed on|subscribed since|subscribe date|subscription date|date subscribed|date of subscription|signed up|signed up on|signed up at|sign up date|signup date|opt in date|opted in on|optin time|joined|joined on|join date|date joined|member since|subscriber since|registered|registered on|registration date|date added|added|added on|added at|created at|created on|created|start date|since|date|when|day|inscrit le|inscrite le|inscription|inscrit depuis|date d’inscription|date inscription|date d’abonnement|abonné le|abonnée le|abonné depuis|abonnement|ajouté le|date d’ajout|membre depuis|créé le|date de création|depuis|jour",
      ),
      holds: "day",
      isAskedUnless: ["confirmed", "left", "cleaned", "complained"],
    },
    status: {
      names: words(
        "status|subscriber status|email status|state|wants news|newsletter|opt in|optin|wants newsletter|subscription|statut|état|veut des nouvelles|lettre|infolettre",
      ),
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

/** Statuses of an address, from the mildest to the strictest. `unknown` is a status that the site does not know. */
const statuses = ["on", "unsaid", "unknown", "off", "left", "bounce", "complaint"] as const;
export type Status = (typeof statuses)[number];

const list = (text: string) => new Set(words(text).map(bareHead));

const yes = list("yes|y|true|1|x|oui|vrai|on");
const no = list("no|n|false|0|non|faux|off");
const sayings: readonly (readonly [Status, Set<string>])[] = [
  [
    "on",
    list("active|subscribed|confirmed|enabled|opted in|member|actif|active|abonné|abonnée|inscrit|inscrite|confirmé"),
  ],
  ["left", list("unsubscribed|unsubscribe|opted out|left|removed|désabonné|désabonnée|désinscrit|désinscrite|parti")],
  [
    "off",
    list("unconfirmed|pending|inactive|nonsubscribed|non subscribed|never subscribed|archived|en attente|inactif"),
  ],
  ["bounce", list("bounced|bounce|hard bounce|soft bounce|cleaned|junk|invalid|undelivered|rejeté|invalide")],
  ["complaint", list("complaint|complained|spam|abuse|spam complaint|marked as spam|plainte")],
];

function readStatus(cell: string): Status {
  const said = bareHead(cell);
  if (yes.has(said)) return "on";
  if (no.has(said)) return "left";
  return sayings.find(([, all]) => all.has(said))?.[0] ?? (said === "" ? "off" : "unknown");
}

const goneWords: readonly (readonly [Status, Set<string>])[] = [
  ["complaint", list("complained|complaint|complaints|plainte|plaintes")],
  ["bounce", list("bounced|bounce|bounces|rejeté|rejetés|rejetées|rebonds")],
  [
    "left",
    list(
      "unsubscribed|unsubscribe|unsubscribes|unsub|unsubs|left|optout|optouts|blacklisted|désabonné|désabonnés|désabonnées|désinscrit|désinscrits|désinscrites",
    ),
  ],
];
const wanted = list("subscribed|active|abonné|abonnés|abonnées|inscrits");

/**
 * Returns the status of all rows of a list of people who are gone, by its heads or its name. Mailchimp writes the heads
 * only into such lists. A tidy list may also be called "cleaned": then the name alone says nothing.
 */
export function goneByTable({ heads, name, sheet = "" }: FoundTable): Status | undefined {
  const bare = heads.map(bareHead);
  if (bare.some((head) => /^clean (?:time|campaign)/.test(head))) return "bounce";
  if (bare.some((head) => /^unsub (?:time|campaign|reason)/.test(head))) return "left";
  for (const text of [sheet, name.replace(/\.[a-z]{3,4}$/i, "")]) {
    const said = bareHead(text).split(" ");
    if (said.some((word) => wanted.has(word)) || /^(?:no|not) /.test(said.join(" "))) continue;
    const found = goneWords.find(([, all]) => said.some((word) => all.has(word)));
    if (found !== undefined) return found[0];
    if (/^cleaned (?:members|email|audience|segment|contacts|subscribers)/.test(said.join(" "))) return "bounce";
  }
  return undefined;
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
    : table.program !== "archive" && columns.status === undefined && goneByTable(table) === undefined;

export interface ReadSubscriber {
  email: string;
  status: Status;
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

/** Reads an address, also inside `Ada <ada@example.org>`; in lower case. */
export function readAddress(cell: string): string | undefined {
  const [, inside] = /<([^<>\s]{3,254})>\s*$/.exec(cell.slice(0, maxAddress)) ?? [];
  return readEmailAddress(inside ?? cell)?.toLowerCase();
}

/** Reads a row of a list of readers. @param today ISO date @returns the name of a note for a row that stays out */
export function readSubscriber(row: TableCells<SubscriberRole>, today: string): ReadSubscriber | { out: string } {
  const { cells, table } = row;
  const email = readAddress(cells.email);
  if (email === undefined || email.endsWith("@deletion-request.substack.com")) return { out: "list-address" };
  const days = [row.day("confirmed"), row.day("day")].filter((day) => day !== undefined && day <= today);
  return {
    email,
    status: statusOf(row, table),
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

function statusOf(row: TableCells<SubscriberRole>, table: FoundTable): Status {
  const { cells, hasColumn } = row;
  const said = cells.status.toLowerCase();
  switch (table.program) {
    case "archive":
      return "on";
    case "mailchimp":
      return strictest(statusOfList(table), goneByCells(row));
    case "brevo":
      return no.has(said) ? "on" : yes.has(said) ? "left" : "off";
    case "ghost":
      return cells.left !== "" || said === "false" ? "left" : said === "true" ? "on" : "off";
    case "substack":
      return said === "false" ? "on" : said === "true" ? "left" : "off";
  }
  return strictest(hasColumn("status") ? readStatus(cells.status) : (goneByTable(table) ?? "unsaid"), goneByCells(row));
}

const strictest = (...all: (Status | undefined)[]): Status =>
  all.reduce<Status>((one, other) => (other !== undefined && rankOf(other) > rankOf(one) ? other : one), "on");

/** Returns how strict a status is. */
export const rankOf = (status: Status): number => statuses.indexOf(status);

/** Returns the status that filled cells say. A column of those who left may have a day, or yes and no. */
function goneByCells({ cells }: TableCells<SubscriberRole>): Status | undefined {
  const isSaid = (cell: string) => cell !== "" && !no.has(bareHead(cell)) && !/^[-\s]*$/.test(cell);
  if (isSaid(cells.complained) || /abuse|spam|complain|plainte/i.test(cells.reason)) return "complaint";
  if (isSaid(cells.cleaned)) return "bounce";
  return isSaid(cells.left) || isSaid(cells.reason) ? "left" : undefined;
}
