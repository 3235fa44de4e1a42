import type { Samples } from "content/samples/index.ts";
import type { SamplePicture } from "content/samples/sample.ts";
import { insertEvent } from "./features/events/events/event-queries.server.ts";
import { readRows, saveSetting } from "./features/foundation/settings/settings-queries.server.ts";
import { insertSwitch } from "./features/foundation/use/switch-queries.server.ts";
import type { PhotoOwner } from "./features/media/photos/photo.ts";
import { addPhoto, attachPhoto } from "./features/media/photos/photo-queries.server.ts";
import {
  findComparedRows,
  findSampleMark,
  type SampleMark,
  saveSampleMark,
  wordsOfSample,
} from "./features/office/home/sample-queries.server.ts";
import { insertNewsItem } from "./features/publishing/news/news-queries.server.ts";
import { insertPost } from "./features/publishing/posts/post-queries.server.ts";
import { insertProject } from "./features/publishing/projects/project-queries.server.ts";
import { hashToken } from "./server/auth/random-token.server.ts";
import type { AppContext } from "./server/context.server.ts";
import type { Database } from "./server/db/database.server.ts";
import { resetSequences } from "./server/db/reset-sequences.ts";
import { withTransaction } from "./server/db/with-transaction.ts";
import { switchesOf } from "./server/feature-switch.ts";
import type { Folder } from "./server/storage/storage.ts";
import { siteZone } from "./values/site-clock.ts";
import { fromSiteTime } from "./values/site-time.ts";

/** Setting with the time at which the samples were loaded; from then on they belong to the foundation. */
const mark = "samplesLoadedAt";

/**
 * Loads the samples into a new installation, once; deleted ones stay deleted.
 * @returns true if this call loaded them
 */
export async function loadSamples(ctx: AppContext, samples: Samples): Promise<boolean> {
  if (mark in (await readRows(ctx.db))) {
    // This site is older than the records of sample rows.
    if ((await findSampleMark(ctx.db)) === undefined)
      await withTransaction(ctx, (_ctx, transaction) => markSamples(transaction, samples));
    return false;
  }
  const paths = await savePictures(ctx, samples);
  return withTransaction(ctx, async (ctx, transaction) => {
    // One of several starting processes loads the samples; the others wait for this transaction.
    if (mark in (await readRows(transaction))) return false;
    await saveSetting(transaction, mark, ctx.clock.now().toISOString());
    await resetSequences(transaction, ["posts", "events", "projects", "news_items", "photos"]);
    await insertAll(transaction, samples, paths);
    await markSamples(transaction, samples);
    for (const [name, value] of Object.entries(samples.settings)) await saveSetting(transaction, name, value);
    await beginSwitches(ctx);
    return true;
  });
}

/** Switches on only gifts and the newsletter for a new site; other features follow with their first use. */
async function beginSwitches({ db, features, clock }: AppContext): Promise<void> {
  const at = clock.now().toISOString();
  for (const { key, begins } of switchesOf(features))
    if (begins !== "on") await insertSwitch(db, { key, at, by: "", is_initial: 1 });
}

type Paths = Map<Folder, Map<string, string>>;

/** Stores files before rows, because a picture without a row is harmless, but a row without its picture is not. */
async function savePictures(ctx: AppContext, samples: Samples): Promise<Paths> {
  const wanted: [Folder, SamplePicture[]][] = [
    ["events", samples.events.flatMap(({ images }) => images)],
    ["projects", samples.projects.flatMap(({ images }) => images)],
    ["images", [...samples.posts.flatMap(({ images }) => images), ...samples.news.map(({ image }) => image)]],
  ];
  const paths: Paths = new Map();
  for (const [folder, pictures] of wanted) {
    const kept = new Map<string, string>();
    for (const { svg } of pictures) {
      if (!kept.has(svg)) kept.set(svg, await ctx.storage.put(folder, "svg", Buffer.from(svg)));
    }
    paths.set(folder, kept);
  }
  return paths;
}

async function insertAll(db: Database, samples: Samples, paths: Paths): Promise<void> {
  const attach = async (owner: PhotoOwner, folder: Folder, pictures: SamplePicture[]) => {
    for (const [position, { svg, ...facts }] of pictures.entries()) {
      const photo_id = await addPhoto(db, { path: paths.get(folder)?.get(svg) ?? "", ...facts });
      await attachPhoto(db, { owner, position, photo_id });
    }
  };
  const { event, project, post, news } = columnsOf(samples);
  for (const { images, columns } of event) await attach(`event:${await insertEvent(db, columns)}`, "events", images);
  for (const { images, columns } of project)
    await attach(`project:${await insertProject(db, columns)}`, "projects", images);
  for (const { images, columns } of post) await attach(`post:${await insertPost(db, columns)}`, "images", images);
  for (const { images, columns } of news) await attach(`news:${await insertNewsItem(db, columns)}`, "images", images);
}

function columnsOf(samples: Samples) {
  return {
    event: samples.events.map(({ images, theme = null, precision, description, list, ...event }) => ({
      images,
      columns: {
        ...event,
        zone: siteZone(),
        theme,
        date_precision: precision,
        description: JSON.stringify(description),
        list: JSON.stringify(list),
      },
    })),
    project: samples.projects.map(({ images, videoUrl = null, paragraphs, ...project }) => ({
      images,
      columns: { ...project, video_url: videoUrl, paragraphs: JSON.stringify(paragraphs) },
    })),
    post: samples.posts.map(({ images, author, date, postText = null, paragraphs, ...post }) => ({
      images,
      columns: {
        ...post,
        post_text: postText,
        paragraphs: JSON.stringify(paragraphs),
        author_name: author.name,
        author_position: author.position ?? null,
        timestamp: Date.parse(fromSiteTime(`${date}T12:00`) ?? date) / 1000,
      },
    })),
    news: samples.news.map(({ image, ...columns }) => ({ images: [image], columns })),
  };
}

/** Records which rows are samples, so that they can be deleted except those that the foundation changed. */
async function markSamples(db: Database, samples: Samples): Promise<void> {
  const mark: SampleMark = { rows: {}, photos: [] };
  const byNoun = columnsOf(samples);
  for (const noun of ["event", "project", "post", "news"] as const) {
    const wanted: { images: SamplePicture[]; columns: { title: string } }[] = byNoun[noun];
    const known = new Set(
      wanted.map(({ images, columns }) =>
        wordsOfSample(
          noun,
          columns,
          images.map(({ alt }) => alt),
        ),
      ),
    );
    const rows = await findComparedRows(db, noun, { titles: wanted.map(({ columns }) => columns.title) });
    for (const { subject, words, photos } of rows.filter((row) => known.has(row.words))) {
      mark.rows[subject] = hashToken(words);
      mark.photos.push(...photos.filter((id) => !mark.photos.includes(id)));
    }
  }
  await saveSampleMark(db, mark);
}
