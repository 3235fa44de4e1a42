import { isLookClosed } from "../../app/features/media/consent/closed-looks.server.ts";
import { withdrawByCard } from "../../app/features/media/consent/photo-requests.server.ts";
import { accessOf, canShow } from "../../app/features/media/photos/photo-gate.ts";
import { accessToVoice } from "../../app/features/media/recordings/find-recordings.server.ts";
import { findOfOwner } from "../../app/features/media/recordings/recording-queries.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { siteDate } from "../../app/values/dates.ts";
import { type Child, type Family, lookOf, placeOf, reachedBy } from "./family-model.ts";

const photosOf = ({ db }: AppContext, seed: number) =>
  db.selectFrom("photos").selectAll().where("path", "like", `images/${seed}-%`).execute();

const voicesOf = async ({ db }: AppContext, [one, other]: Family["posts"]) => [
  ...(await findOfOwner(db, one)),
  ...(await findOfOwner(db, other)),
];

/** Pictures and voices of a history that visitors see. */
export async function findShown({ machine: { ctx }, seed, posts }: Family): Promise<string[]> {
  const today = siteDate(ctx.clock.now());
  const photos = (await photosOf(ctx, seed)).flatMap((row) =>
    (["site", "social", "print"] as const).filter((use) => canShow(row, today, use)).map((use) => `${row.path} ${use}`),
  );
  const voices = (await voicesOf(ctx, posts)).filter((voice) => accessToVoice(voice, today) === "consented");
  return [...photos, ...voices.map(({ owner, path }) => `${owner} ${path}`)].sort();
}

/** Photos that visitors see while a copy is withdrawn, unless a lead decided since that they differ. */
export async function findShownCopies({ machine: { ctx }, seed, groups, said }: Family): Promise<string[]> {
  const rows = await photosOf(ctx, seed);
  const today = siteDate(ctx.clock.now());
  const gone = new Map<number, string>();
  for (const { path, withdrawn_at } of rows) {
    const group = groups.get(path) ?? 0;
    if (withdrawn_at !== null && withdrawn_at > (gone.get(group) ?? "")) gone.set(group, withdrawn_at);
  }
  return rows
    .filter((row) => accessOf(row, today) === "consented")
    .filter(({ path }) => (said.get(path) ?? "") < (gone.get(groups.get(path) ?? 0) ?? ""))
    .map(({ path }) => path);
}

export async function findPromises({ db }: AppContext): Promise<string[]> {
  const open = db
    .selectFrom("photo_requests")
    .innerJoin("photos", "photos.id", "photo_id")
    .select(["path", "created_at", "hide_at", "photo_requests.hidden_at"])
    .where("done_at", "is", null);
  return (await open.execute()).map((one) => [one.path, one.created_at, one.hide_at, one.hidden_at].join(" ")).sort();
}

/** Uses the cards of a family, each twice. @returns sentences, expected sentences, and addresses that still show the child */
export async function spendCards(family: Family, child: Child) {
  const { ctx } = family.machine;
  const { db } = ctx;
  const isKnown = (await db.selectFrom("subjects").select("id").where("code", "=", child.code).execute()).length > 0;
  const { photos, recordings } = reachedBy(isKnown ? child.here : child.noted);
  const expected = { photos: photos.length, recordings: recordings.length, documents: 0 };
  const first = child.cards[0] ?? "";
  const counted = [];
  for (const card of [first, child.cards.at(-1) ?? "", first]) counted.push(await withdrawByCard(ctx, card));
  const today = siteDate(ctx.clock.now());
  const rows = await photosOf(ctx, family.seed);
  const shown = [
    ...rows.filter((row) => photos.includes(row.path) && accessOf(row, today) !== "withdrawn").map(({ path }) => path),
    ...(await voicesOf(ctx, family.posts))
      .filter((voice) => recordings.some((recording) => placeOf(recording) === `${voice.owner} ${voice.path}`))
      .filter((voice) => accessToVoice(voice, today) !== "withdrawn")
      .map(({ path }) => path),
  ];
  return { counted, expected: [expected, expected, expected], shown, copies: await findOpenCopies(family, photos) };
}

/** Copies of these photos that visitors see or could upload, unless a lead decided that they differ. Ignores photos of a lost machine. */
async function findOpenCopies({ machine, seed, groups, said, deleted }: Family, gone: string[]): Promise<string[]> {
  const { ctx } = machine;
  const rows = await photosOf(ctx, seed);
  const known = gone.filter((path) => deleted.has(path) || rows.some((row) => row.path === path));
  const closed = new Set(known.map((path) => groups.get(path)));
  const today = siteDate(ctx.clock.now());
  const copies = rows.filter(({ path }) => closed.has(groups.get(path)) && !said.has(path));
  const open = copies.filter((row) => accessOf(row, today) === "consented").map(({ path }) => path);
  for (const group of closed)
    if (!(await isLookClosed(ctx.db, { path: "images/sent-again.jpg", look: lookOf(group ?? 0, 99) })))
      open.push(`group ${group} may be sent again`);
  return open;
}
