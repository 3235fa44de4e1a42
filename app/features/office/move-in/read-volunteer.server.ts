import { type CountryCode, countryOf } from "content/countries/index.ts";
import { staffMoveInLists } from "content/staff-move-in-lists.ts";
import { bareNumber, toE164 } from "../../../values/telephone-number.ts";
import { skills } from "../../events/volunteers/volunteer-schema.ts";
import { bareHead } from "./find-columns.server.ts";
import type { TableCells } from "./open-table-rows.server.ts";
import { bareText } from "./read-status.server.ts";
import { readAddress } from "./read-subscriber.server.ts";
import type { TableShape } from "./table-shape.ts";

export type VolunteerRole =
  | ("name" | "firstName" | "email" | "phone" | "skills" | "days" | "place" | "message")
  | ("age" | "birthday" | "shy" | "listed");

const words = (list: string): string[] => list.split("|");

export const volunteerShape: TableShape<VolunteerRole> = {
  roles: {
    name: {
      names: words(
        "name|full name|volunteer|volunteer name|helper|last name|surname|family name|nom complet|nom et prénom|nom|nom de famille|bénévole",
      ),
      isNeeded: true,
    },
    firstName: { names: words("first name|given name|prénom|prénoms") },
    email: {
      names: words("email|e-mail|email address|e-mail address|mail|courriel|adresse e-mail|adresse email|adresse mail"),
      isCell: (cell) => readAddress(cell) !== undefined,
    },
    phone: {
      names: words(
        "phone|phone number|telephone|telephone number|mobile|mobile number|cell|whatsapp|tel|contact|téléphone|numéro de téléphone|numéro|portable",
      ),
    },
    skills: { names: words("can do|skills|skill|offers|help|can help with|compétences|peut faire|aide proposée|aide") },
    days: { names: words("days|availability|available|free|disponibilité|disponibilités|jours") },
    place: { names: words("place|town|city|area|location|lives in|lieu|ville|quartier") },
    message: { names: words("message|comment|comments|commentaire"), isLong: true },
    age: { names: words("age|âge") },
    birthday: {
      names: words("birthday|date of birth|birth date|dob|born|date de naissance|naissance|né le|née le"),
      holds: "day",
    },
    listed: { names: [] },
    shy: { names: words("do not contact|no contact|dnc|opted out|ne pas contacter|ne plus contacter") },
  },
  programs: [
    {
      name: "archive",
      marks: ["name", "skills", "other_skill", "vetted_until", "created_at"],
      columns: {
        name: ["name"],
        email: ["email"],
        phone: ["phone"],
        listed: ["skills"],
        skills: ["other_skill"],
        days: ["days"],
        place: ["place"],
        message: ["message"],
      },
    },
  ],
  labels: () => ({ ...staffMoveInLists.volunteers.roles, listed: "" }),
};

const adult = 18;

const maxLengths = { name: 80, other_skill: 200, days: 200, place: 100, message: 2_000 };

export interface ReadVolunteer {
  name: string;
  email: string | null;
  phone: string | null;
  /** JSON list of the skills that the form of the site names. */
  skills: string;
  other_skill: string | null;
  days: string | null;
  place: string | null;
  message: string | null;
}

interface Place {
  /** ISO date. */
  today: string;
  country: CountryCode;
}

/** Reads a row of a list of volunteers. @returns the name of a note for a row that stays out */
export function readVolunteer(
  row: TableCells<VolunteerRole>,
  { today, country }: Place,
): { volunteer: ReadVolunteer; losses: string[] } | { out: string; cell?: string } {
  const { cells } = row;
  // The age goes first: nothing of a child is read.
  const young = readAge(row, today);
  if (young !== undefined) {
    const problem = young === "person-age" ? row.dayProblem("birthday") : undefined;
    return problem === undefined ? { out: young } : { out: problem, cell: cells.birthday };
  }
  if (isShy(row)) return { out: "person-shy" };
  const name = fullName(cells.firstName, cells.name);
  if (!/\p{L}/u.test(name)) return { out: "person-name" };
  const email = readAddress(cells.email) ?? readAddress(cells.phone) ?? null;
  const phone = readPhone(country, cells.phone) ?? readPhone(country, cells.email) ?? null;
  if (email === null && phone === null) return { out: isLost(cells.phone) ? "person-lost" : "person-contact" };
  const whole = { name, other_skill: cells.skills, days: cells.days, place: cells.place, message: cells.message };
  const cut = Object.fromEntries(
    Object.entries(maxLengths).map(([field, length]) => [
      field,
      shorten(whole[field as keyof typeof maxLengths], length) || null,
    ]),
  );
  const isCut = Object.entries(maxLengths).some(
    ([field, length]) => whole[field as keyof typeof whole].length > length,
  );
  const hasLostPhone = cells.phone !== "" && phone === null && readAddress(cells.phone) === undefined;
  const losses = [
    ...(isCut ? ["person-cut"] : []),
    ...(hasLostPhone ? [isLost(cells.phone) ? "person-phone-lost" : "person-phone"] : []),
  ];
  return {
    volunteer: { ...(cut as unknown as ReadVolunteer), skills: readSkills(cells.listed), email, phone },
    losses,
  };
}

const shyHeads = /\b(?:do not|dnc|no contact|ne pas|ne plus|barred|banned|blacklist\w{0,4}|deceased|died|decedee?)\b/;
const saidHeads =
  /\b(?:status|statut|state|etat|notes?|comments?|remarks?|remarques?|commentaires?|observations?|message|motif)\b/;
const shyWords =
  /\b(?:ne (?:plus|pas) (?:\w{1,9} )?(?:contacter|appeler|ecrire|joindre|recontacter)|(?:do not|don t|dont) (?:contact|call|e ?mail|disturb)|no contact|dnc|barred|banned|black ?list\w{0,4}|interdite?|exclue?)\b/;
const deathWords = /\b(?:deceased|died|dead|decedee?s?|morte?)\b/;

/** Longer texts may speak of the death of another person (characters). */
const maxDeath = 30;

const saysShy = (bare: string): boolean => shyWords.test(bare) || (bare.length <= maxDeath && deathWords.test(bare));

/** Returns true if a column or a note says not to contact the person, or that the person died. */
function isShy({ cells, all, table }: TableCells<VolunteerRole>): boolean {
  const isSaid = (cell: string) => cell !== "" && !/^(?:no|n|non|false|faux|0|-)$/i.test(cell.trim());
  if (isSaid(cells.shy)) return true;
  return table.heads.some((head, index) => {
    const cell = all[index] ?? "";
    const bare = bareText(head);
    return (shyHeads.test(bare) && isSaid(cell)) || (saidHeads.test(bare) && saysShy(bareText(cell)));
  });
}

/** Reads the list of the archive of a site like this one: a JSON list of names. */
const readSkills = (cell: string): string => JSON.stringify(skills.filter((skill) => cell.includes(`"${skill}"`)));

const shorten = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;

export const fullName = (first: string, name: string): string =>
  first === "" || bareHead(name).split(" ").includes(bareHead(first)) ? name : `${first} ${name}`.trim();

/** Returns the name of a note for a person who is under 18, or may be. */
function readAge({ cells, day }: TableCells<VolunteerRole>, today: string): string | undefined {
  if (cells.age !== "") {
    if (/under|below|less|<|minor|child|teen|moins|mineur|enfant/i.test(cells.age)) return "person-young";
    const ages = (cells.age.match(/\d{1,3}/g) ?? []).map(Number);
    if (ages.length === 0 && !/adult/i.test(cells.age)) return "person-age";
    if (ages.some((age) => age < adult)) return "person-young";
  }
  if (cells.birthday === "") return undefined;
  const [year] = /^\d{4}$/.exec(cells.birthday) ?? [];
  // A year alone may mean its last day.
  const born = year === undefined ? day("birthday") : `${year}-12-31`;
  if (born === undefined) return "person-age";
  // Two digits of a year are those of the last hundred years.
  const past = born > today && year === undefined ? `${Number(born.slice(0, 4)) - 100}${born.slice(4)}` : born;
  const eighteenth = `${Number(past.slice(0, 4)) + adult}${past.slice(4)}`;
  return eighteenth > today ? "person-young" : undefined;
}

/** Returns true for a number that a spreadsheet shortened, such as `2.34803E+12`. */
const isLost = (cell: string): boolean => /^\d(?:[.,]\d{1,14})?E\+?\d{1,2}$/i.test(cell);

/** Maximum length of a cell with a number (characters). */
const maxPhone = 60;

/** Reads a number as this country writes it. A spreadsheet removes the 0 before a number, and the `+`. */
function readPhone(country: CountryCode, cell: string): string | undefined {
  if (cell.length > maxPhone || isLost(cell)) return undefined;
  const form = countryOf(country).telephone;
  for (const text of [cell, ...cell.split(/[/;,]| or | ou /)]) {
    const bare = bareNumber(text);
    if (!/^\+?\d{7,15}$/.test(bare)) continue;
    if (/^(?:\+|00)/.test(bare)) return bare;
    if (form.trunk !== "" && !bare.startsWith(form.trunk) && form.number.test(bare)) return `${form.trunk}${bare}`;
    const whole = toE164(form, bare);
    return whole === `+${bare}` ? whole : bare;
  }
  return undefined;
}

/** Returns the same for all spellings of a contact. */
export const contactsOf = (
  country: CountryCode,
  { email, phone }: Pick<ReadVolunteer, "email" | "phone">,
): string[] => [
  ...(email === null ? [] : [email.toLowerCase()]),
  ...(phone === null ? [] : [toE164(countryOf(country).telephone, phone) ?? bareNumber(phone)]),
];
