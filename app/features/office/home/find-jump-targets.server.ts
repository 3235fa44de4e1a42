import { staffMeanings } from "content/staff-meanings.ts";
import { staffPages } from "content/staff-pages.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { findNamesByRoles } from "../../../server/db/user-roles.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import type { JumpAnswer, JumpTarget, StaffDestination } from "../../../server/staff-destination.ts";
import { createNameFinder, type Named, type NameFinder } from "../../../values/find-by-name.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import { onceForEachLanguage } from "../../../values/site-language.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { findFeaturesForStaffOnce } from "../../foundation/use/find-features-in-use.server.ts";
import { countUnanswered } from "../../reach/search/searched-words.server.ts";
import { destinationsFor } from "./find-menu.server.ts";

const finder = onceForEachLanguage((): NameFinder => createNameFinder(staffMeanings));

const findByName: NameFinder = (search, items) => finder()(search, items);

const maxRows = 5;

/** Maximum number of pages, acts, settings and texts, for each of these. */
const maxPlaces = 6;

/** Maximum number of admins that are named. */
const maxAdmins = 3;

/** Maximum length of a search (characters); the rest is ignored. */
const maxLength = 100;

/** Minimum length of a search in rows, because a single letter would match all. */
const minLengthOfRows = 2;

/** Minimum length of a search in public texts (characters). */
const minLengthOfTexts = 4;

/** Minimum number of words in a sentence; fewer words match many texts by chance. */
const minWordsOfSentence = 3;

type Found = Named & { target: JumpTarget };

/** Penalty in the ranking for each kind compared with pages, because most searches are for a page. */
const kinds = {
  page: { group: "pages", reserve: 0 },
  act: { group: "do", reserve: 0 },
  setting: { group: "settings", reserve: 0.1 },
  switch: { group: "settings", reserve: 0.3 },
  word: { group: "words", reserve: 0.25 },
} as const;

/** Penalty for all texts of a page; smaller than for a single text field. */
const reserveOfWholePage = 0.2;

/** Penalty for rows compared with pages and settings with the same name. */
const reserveOfRows = 0.15;

/** Reads the names of all pages once per process, so that the first search is fast. */
export async function readJumpNames({ features }: AppContext): Promise<void> {
  findByName(
    "names",
    features.flatMap(({ staff = [] }): readonly StaffDestination[] => staff),
  );
}

/** Finds targets; without any, the admins to ask. @param isWhole false while the member may still be typing */
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

async function findJumpTargets(
  ctx: AppContext,
  requestInfo: RequestInfo,
  member: StaffMember,
  search: string,
): Promise<JumpTarget[]> {
  const features = await findFeaturesForStaffOnce(ctx, requestInfo);
  const places = [...destinationsFor(features, member), ...(await findFields(ctx, features, member))];
  const isSaid = findSaid(search, places);
  const isSentence = searchWordsOf(search).length >= minWordsOfSentence;
  const named = places.map((place) => {
    const isRead = isSaid(place);
    return { ...namePlace(place, places), isRead, isAbout: isRead && isSentence };
  });
  const rows = [...search].length < minLengthOfRows ? [] : await findRows(ctx, features, member, search);
  // Only rows contain e-mail addresses.
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

/** Adds the names of a field's page to the field. */
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

/** Plain versions of the site's texts, cached for the next search because they rarely change. */
let plainTexts: ReadonlyMap<string, string> = new Map();

/** @returns a function that tests if a destination's public text contains the search */
function findSaid(search: string, places: readonly StaffDestination[]): (place: StaffDestination) => boolean {
  // Words match from their beginning: “river” does not match “driver”.
  const fold = (text: string) => ` ${searchWordsOf(text).join(" ")}`;
  const asked = fold(search);
  if (asked.length <= minLengthOfTexts) return () => false;
  const texts = places.flatMap(({ texts = [] }) => texts);
  const plain = new Map(texts.map((text) => [text, plainTexts.get(text) ?? fold(text)]));
  if (plain.size > 0) plainTexts = plain;
  return ({ texts = [] }) => texts.some((text) => plain.get(text)?.includes(asked));
}

function limit(targets: readonly JumpTarget[]): JumpTarget[] {
  const limited: readonly string[] = Object.values(kinds).map(({ group }) => group);
  const counts = new Map<string, number>();
  return targets.filter(({ group }) => {
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return !limited.includes(group) || count <= maxPlaces;
  });
}
