import type { Samples } from "content/samples/index.ts";
import type { SamplePicture } from "content/samples/sample.ts";
import { insertEvent } from "./features/events/event-queries.server.ts";
import { insertNewsItem } from "./features/news/news-queries.server.ts";
import type { PhotoOwner } from "./features/photos/photo.ts";
import { addPhoto, attachPhoto } from "./features/photos/photo-queries.server.ts";
import { insertPost } from "./features/posts/post-queries.server.ts";
import { insertProject } from "./features/projects/project-queries.server.ts";
import { readRows, saveSetting } from "./features/settings/settings-queries.server.ts";
import type { AppContext } from "./server/context.server.ts";
import type { Database } from "./server/db/database.server.ts";
import { resetSequences } from "./server/db/reset-sequences.ts";
import { withTransaction } from "./server/db/with-transaction.ts";
import type { Folder } from "./server/storage/storage.ts";

/** The setting with the load time of the samples, which belong to the foundation from then on. */
const mark = "samplesLoadedAt";

/** Loads the samples into a new installation, once; deleted ones stay deleted. @returns whether this call did */
export async function loadSamples(ctx: AppContext, samples: Samples): Promise<boolean> {
  if (mark in (await readRows(ctx.db))) return false;
  const paths = await savePictures(ctx, samples);
  return withTransaction(ctx, async (ctx, transaction) => {
    // Of several starting processes, one loads; the others wait here.
    if (mark in (await readRows(transaction))) return false;
    await saveSetting(transaction, mark, ctx.clock.now().toISOString());
    await resetSequences(transaction, ["posts", "events", "projects", "news_items", "photos"]);
    await insertAll(transaction, samples, paths);
    for (const [name, value] of Object.entries(samples.settings)) await saveSetting(transaction, name, value);
    return true;
  });
}

type Paths = Map<Folder, Map<string, string>>;

/** Files first: a picture without a row is harmless, a row without its picture is not. */
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
      if (!kept.has(svg)) kept.set(svg, await ctx.storage.keep(folder, "svg", Buffer.from(svg)));
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
  for (const { images, theme = null, precision, description, list, ...event } of samples.events) {
    const id = await insertEvent(db, {
      ...event,
      theme,
      date_precision: precision,
      description: JSON.stringify(description),
      list: JSON.stringify(list),
    });
    await attach(`event:${id}`, "events", images);
  }
  for (const { images, videoUrl = null, paragraphs, ...project } of samples.projects) {
    const id = await insertProject(db, { ...project, video_url: videoUrl, paragraphs: JSON.stringify(paragraphs) });
    await attach(`project:${id}`, "projects", images);
  }
  for (const { images, author, date, postText = null, paragraphs, ...post } of samples.posts) {
    const id = await insertPost(db, {
      ...post,
      post_text: postText,
      paragraphs: JSON.stringify(paragraphs),
      author_name: author.name,
      author_position: author.position ?? null,
      timestamp: Date.parse(`${date}T12:00:00+01:00`) / 1000,
    });
    await attach(`post:${id}`, "images", images);
  }
  for (const { image, ...item } of samples.news) {
    const id = await insertNewsItem(db, item);
    await attach(`news:${id}`, "images", [image]);
  }
}
