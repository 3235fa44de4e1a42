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
    confirmed: { names: words("confirmed|confirmed at|confirm time|confirmé|confirmé le"), holds: "day" },
    day: {
      names: words(
        "subscribed|subscribed at|subscribe date|subscription date|date subscribed|signed up|opt in date|optin time|date added|added|created at|created|since|date|when|day|inscrit le|date d’inscription|date inscription|abonné le|créé le|depuis|jour",
      ),
      holds: "day",
    },
    status: {
      names: words(
        "status|subscriber status|email status|state|wants news|newsletter|opt in|optin|wants newsletter|subscription|statut|état|veut des nouvelles|lettre|infolettre",
      ),
    },
    left: {
      names: words(
        "unsubscribed|unsubscribed at|unsubscribe date|unsub time|opt out|opted out|left|deleted at|blacklisted|désabonné|désabonné le|désinscrit|désinscrit le",
      ),
      holds: "day",
    },
    cleaned: { names: [], holds: "day" },
    reason: { names: [] },
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
export const statuses = ["on", "unsaid", "unknown", "off", "left", "bounce", "complaint"] as const;
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

/**
 * Returns the status of all rows of a list of Mailchimp. Only the file name tells subscribed readers from those who never
 * subscribed: these lists have the same columns.
 */
function statusOfList({ columns, name }: FoundTable): Status {
  if (columns.cleaned !== undefined) return "bounce";
  if (columns.left !== undefined) return "left";
  const [list] = /non[-_ ]?subscribed|unsubscribed|cleaned|subscribed/i.exec(name) ?? [""];
  if (/^non/i.test(list)) return "off";
  return list === "" ? "unsaid" : /^un/i.test(list) ? "left" : /^clean/i.test(list) ? "bounce" : "on";
}

/** Returns true if staff must say whether the people of a list asked for the newsletter. */
export const lacksStatus = ({ table, columns }: ReadTable): boolean =>
  table.program === "mailchimp"
    ? statusOfList(table) === "unsaid"
    : table.program !== "archive" && columns.status === undefined;

export interface ReadSubscriber {
  email: string;
  status: Status;
  /** ISO date of the subscription; undefined if unknown, or not past. */
  day: string | undefined;
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
    leftDay: row.day("left") ?? row.day("cleaned"),
    consent: cells.consent,
    page: cells.page,
  };
}

function statusOf({ cells, hasColumn }: TableCells<SubscriberRole>, table: FoundTable): Status {
  const said = cells.status.toLowerCase();
  switch (table.program) {
    case "archive":
      return "on";
    case "mailchimp":
      return /abuse|spam/i.test(cells.reason) ? "complaint" : statusOfList(table);
    case "brevo":
      return no.has(said) ? "on" : yes.has(said) ? "left" : "off";
    case "ghost":
      return said === "true" && cells.left === "" ? "on" : "off";
    case "substack":
      return said === "false" ? "on" : said === "true" ? "left" : "off";
  }
  // A column of those who left may have a day, or yes and no.
  const hasGone = cells.left !== "" && !no.has(bareHead(cells.left));
  const status = hasColumn("status") ? readStatus(cells.status) : "unsaid";
  return hasGone && statuses.indexOf(status) < statuses.indexOf("left") ? "left" : status;
}
