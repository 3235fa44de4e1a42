import { labelled } from "content/labelled.ts";
import { logFields } from "content/log-fields.ts";
import { sayAct } from "content/log-sentences.ts";
import { giftActsInLog } from "content/log-sentences-gifts.ts";
import { logThings } from "content/log-things.ts";
import { staff } from "content/staff.ts";
import { staffConsent } from "content/staff-consent.ts";
import { logLines as words } from "content/staff-log.ts";
import { staffSensitiveFields } from "content/staff-sensitive-fields.ts";
import { staffVolunteers } from "content/staff-volunteers.ts";
import type { LoggedThing } from "../../../server/audit-log/logged-things.ts";
import { erasedName } from "../../../values/erased-name.ts";
import { groupBy } from "../../../values/list-places.ts";
import { nameRoles, readRoles } from "../../../values/roles.ts";
import { nameToday } from "../../../values/stored-names.ts";

/** A part of a sentence: text or a thing. */
export type LogPart = string | LoggedThing;

/** An event with parsed values instead of JSON. */
export interface ReadEvent {
  id: number;
  what: string;
  subject: string;
  kind: string;
  before: unknown;
  after: unknown;
}

export interface LogDetail {
  id: number;
  label: string;
  before: string;
  after: string;
}

/** Maximum number of things that are named; further things are only counted. */
const maxThings = 3;

type NameOf = (event: ReadEvent) => LoggedThing;

/**
 * Returns a function that names the subject of an event. Subjects of an earlier release have no kind and are their own
 * name.
 */
export const nameIn =
  (named: ReadonlyMap<string, LoggedThing>): NameOf =>
  ({ subject, kind }) => {
    const known = named.get(subject);
    if (known !== undefined) return known;
    const unnamed = logThings.unnamed(kind);
    if (unnamed !== undefined) return { name: unnamed };
    if (kind === subject && subject !== "") return { name: logThings.titled(subject) };
    return { name: /^[a-z]+$/.test(kind) ? logThings.one(kind) : logThings.something };
  };

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function sayRole(value: unknown): string {
  const role = field(value, "role");
  return (typeof role === "string" && nameRoles(readRoles(role), staff.roles).toLowerCase()) || words.noRole;
}

const sayName = (value: unknown): string => {
  const name = field(value, "name");
  return typeof name === "string" && name !== "" && name !== erasedName ? name : words.somebody.toLowerCase();
};

/** Returns the person's name for the beginning of a sentence. */
export const sayWho = (who: string): string => (who === erasedName || who === "" ? words.somebody : who);

function listThings(things: readonly LoggedThing[]): LogPart[] {
  const shown: LogPart[] = things.length > maxThings + 1 ? things.slice(0, maxThings) : [...things];
  if (shown.length < things.length) shown.push(words.more(things.length - shown.length));
  return shown.flatMap((part, index) => {
    if (index === 0) return [part];
    return [index === shown.length - 1 ? words.and : ", ", part];
  });
}

const isSame = (one: LoggedThing, other: LoggedThing | undefined) => one.name === other?.name && one.to === other.to;

const thingsOf = (events: readonly ReadEvent[], nameOf: NameOf): LoggedThing[] =>
  events.map(nameOf).filter((one, index, all) => all.findIndex((other) => isSame(one, other)) === index);

/** Describes one act of a save. @param before the only subject that the sentence has named so far */
function sayOne(events: readonly ReadEvent[], nameOf: NameOf, before: LoggedThing | undefined): LogPart[] {
  const [event] = events;
  if (event === undefined) return [];
  const things = thingsOf(events, nameOf);
  const [only] = things;
  const isAgain = things.length === 1 && only !== undefined && isSame(only, before);
  const places: Record<string, LogPart[]> = {
    thing: isAgain ? [event.kind === "user" ? words.them : words.it] : listThings(things),
    role: [sayRole(event.after)],
    was: [sayRole(event.before)],
    name: [sayName(event.before)],
  };
  const parts = sayAct(nameToday(event.what), event.kind, giftActsInLog)
    .split(/\{(\w+)\}/)
    .flatMap((text, index): LogPart[] => (index % 2 === 1 ? (places[text] ?? []) : text === "" ? [] : [text]));
  return things.length === 1 && events.length > 1 ? [...parts, words.times(events.length)] : parts;
}

/** Describes all acts of a save in one sentence, without the person. */
export function sayLine(save: readonly ReadEvent[], nameOf: NameOf): LogPart[] {
  const acts = [...groupBy(save, ({ what }) => what).values()];
  let before: LoggedThing | undefined;
  return acts.flatMap((events, index) => {
    const said = sayOne(events, nameOf, before);
    const things = thingsOf(events, nameOf);
    before = things.length === 1 ? things[0] : undefined;
    if (index === 0) return said;
    return [index === acts.length - 1 ? words.and : ", ", ...said];
  });
}

const sayKey = (key: string): string =>
  (Object.hasOwn(logFields, key) && logFields[key as keyof typeof logFields]) ||
  key
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();

/** Names of stored codes, by the part of a value that has one or several of them, separated by spaces. */
const codeNames: Record<string, Record<string, string>> = {
  reasons: staffSensitiveFields.reasons,
  role: staff.roles,
  state: staffVolunteers.states,
  uses: staffConsent.form.useNames,
};

const sayPart = (key: string, value: unknown): string =>
  typeof value === "string" && value !== "" && key in codeNames
    ? value
        .split(" ")
        .map((code) => codeNames[key]?.[code] ?? code)
        .join(", ")
    : sayValue(value);

function sayValue(value: unknown): string {
  if (value === true) return words.yes;
  if (value === false) return words.no;
  if (value === null || value === undefined || value === "") return words.nothing;
  if (Array.isArray(value)) return value.map(sayValue).join("; ") || words.nothing;
  if (typeof value !== "object") return String(value);
  const pairs = Object.entries(value).map(([key, one]) => labelled(sayKey(key), sayPart(key, one)));
  return pairs.join(", ") || words.nothing;
}

/** Lists the values before and after a save, if its events contain them. */
export const describeChanges = (save: readonly ReadEvent[], nameOf: NameOf): LogDetail[] =>
  save
    .filter(({ before, after }) => before !== undefined || after !== undefined)
    .map((event) => {
      const { name, part } = nameOf(event);
      return { id: event.id, label: part ?? name, before: sayValue(event.before), after: sayValue(event.after) };
    });
