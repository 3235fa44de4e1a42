import { staffMeanings } from "content/staff-meanings.ts";
import { staffPages } from "content/staff-pages.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { findNamesByRoles } from "../../../server/db/user-roles.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import type { JumpAnswer, JumpTarget, StaffDestination } from "../../../server/staff-destination.ts";
import { createNameFinder, type Named } from "../../../values/find-by-name.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { findFeaturesInUseOnce } from "../../foundation/use/find-features-in-use.server.ts";
import { countUnanswered } from "../../reach/search/searched-words.server.ts";
import { destinationsFor } from "./find-menu.server.ts";

const findByName = createNameFinder(staffMeanings);

/** Maximum per kind of row. */
const maxRows = 5;

/** Maximum of pages, of acts, of settings and of words. */
const maxPlaces = 6;

/** Maximum of admins who are named. */
const maxAdmins = 3;

/** Maximum letters of a search: the rest of a longer one is not looked at. */
const maxLength = 100;

/** Single letters are in all rows. */
const minLengthOfRows = 2;

/** Letters from which a search is also looked for in what visitors read. */
const minLengthOfTexts = 4;

/** Words of a sentence: fewer stand in many texts by chance. */
const minWordsOfSentence = 3;

type Found = Named & { target: JumpTarget };

/** How much each kind gives way to pages: a page is what most people look for, a field of the site's words the fewest. */
const kinds = {
  page: { group: "pages", reserve: 0 },
  act: { group: "do", reserve: 0 },
  setting: { group: "settings", reserve: 0.1 },
  switch: { group: "settings", reserve: 0.3 },
  word: { group: "words", reserve: 0.25 },
} as const;

/** The words of a page as a whole give way less than a field of them. */
const reserveOfWholePage = 0.2;

/** Rows give way to the pages and settings that are called so. */
const reserveOfRows = 0.15;

/** Reads what all pages are called, once per process: the first search would wait for it. */
export async function readJumpNames({ features }: AppContext): Promise<void> {
  findByName(
    "names",
    features.flatMap(({ staff = [] }): readonly StaffDestination[] => staff),
  );
}

/** Returns what is found, and who can be asked where nothing is. @param isWhole false while the person may still be typing */
export async function answerJump(
  ctx: AppContext,
  requestInfo: RequestInfo,
  member: StaffMember,
  address: string,
  isWhole: boolean,
): Promise<JumpAnswer> {
  const search = cleanLine(new URL(address).searchParams.get("q") ?? "")
    .trim()
    .slice(0, maxLength);
  if (search === "") return { found: [], admins: [] };
  const found = await findJumpTargets(ctx, requestInfo, member, search);
  if (found.length === 0 && isWhole) countUnanswered(ctx, search, member);
  return { found, admins: found.length === 0 ? await findNamesByRoles(ctx.db, ["admin"], maxAdmins, member.id) : [] };
}

/** Pages, acts, settings, words of the site, and rows of every feature in use: what fits the search best comes first. */
async function findJumpTargets(
  ctx: AppContext,
  requestInfo: RequestInfo,
  member: StaffMember,
  search: string,
): Promise<JumpTarget[]> {
  const features = await findFeaturesInUseOnce(ctx, requestInfo);
  const places = [...destinationsFor(features, member), ...(await findFields(ctx, features, member))];
  const isSaid = findSaid(search, places);
  const isSentence = searchWordsOf(search).length >= minWordsOfSentence;
  const named = places.map((place) => {
    const isRead = isSaid(place);
    return { ...namePlace(place, places), isRead, isAbout: isRead && isSentence };
  });
  const rows = [...search].length < minLengthOfRows ? [] : await findRows(ctx, features, member, search);
  // No page is called by an email address.
  const searched = search.includes("@") ? rows : [...named, ...rows];
  const found = findByName<Found>(search, searched);
  const read = named.filter((place) => place.isRead && !found.includes(place));
  return limit([...found, ...read].map(({ target }) => target));
}

const findFields = async (
  ctx: AppContext,
  features: readonly Feature[],
  member: StaffMember,
): Promise<StaffDestination[]> => (await Promise.all(features.map(({ fields }) => fields?.(ctx, member) ?? []))).flat();

async function findRows(ctx: AppContext, features: readonly Feature[], member: StaffMember, search: string) {
  const rows: JumpTarget[] = [];
  for (const { jump } of features) rows.push(...((await jump?.(ctx, member, search, maxRows)) ?? []));
  return rows.map(
    (target): Found => ({ label: target.label, isAbout: true, isWritten: true, reserve: reserveOfRows, target }),
  );
}

/** A field is found by the names of its page, too. */
function namePlace(place: StaffDestination, places: readonly StaffDestination[]): Found {
  const { label, path, icon, kind, alsoCalled, of, isDocument } = place;
  const { group, reserve } = kinds[kind ?? "page"];
  const page =
    kind === "setting"
      ? places.find((place) => place.kind === undefined && path.startsWith(`${place.path}#`))
      : undefined;
  const note = of ?? page?.label;
  return {
    label,
    alsoCalled,
    within: note !== undefined && kind === "word" ? staffPages.alsoCalled(note) : note,
    reserve: kind === "word" && of === undefined ? reserveOfWholePage : reserve,
    isLast: kind === "word",
    target: { group, label, to: path, icon, ...(note !== undefined && { note }), ...(isDocument && { isDocument }) },
  };
}

/** Texts of the site in plain words, kept until the next search: they are mostly the same. */
let plainTexts: ReadonlyMap<string, string> = new Map();

/** @returns whether visitors read the search at a place */
function findSaid(search: string, places: readonly StaffDestination[]): (place: StaffDestination) => boolean {
  // From the beginning of a word: “river” is not in “driver”.
  const fold = (text: string) => ` ${searchWordsOf(text).join(" ")}`;
  const asked = fold(search);
  if (asked.length <= minLengthOfTexts) return () => false;
  const texts = places.flatMap(({ texts = [] }) => texts);
  const plain = new Map(texts.map((text) => [text, plainTexts.get(text) ?? fold(text)]));
  if (plain.size > 0) plainTexts = plain;
  return ({ texts = [] }) => texts.some((text) => plain.get(text)?.includes(asked));
}

/** At most so many of each kind; rows are counted where they are found. */
function limit(targets: readonly JumpTarget[]): JumpTarget[] {
  const limited: readonly string[] = Object.values(kinds).map(({ group }) => group);
  const counts = new Map<string, number>();
  return targets.filter(({ group }) => {
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return !limited.includes(group) || count <= maxPlaces;
  });
}
