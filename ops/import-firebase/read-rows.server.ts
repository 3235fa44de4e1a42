import type { GenericSchema, InferOutput } from "valibot";
import * as v from "valibot";
import { eventType } from "../../app/features/events/events/event.type.server.ts";
import { postType } from "../../app/features/publishing/posts/post.type.server.ts";
import { projectType } from "../../app/features/publishing/projects/project.type.server.ts";
import { readFilmAddress } from "../../app/values/video-address.ts";
import type { OldRow } from "./old-row.server.ts";
import { momentOf, readMoment } from "./read-date.ts";

const pictureFields = ["imageUrl", "imageUrls", "imageURL", "image", "images"];

/** Maximum lengths (characters): a longer paragraph is split, a longer introduction moves into the text. */
const maxParagraphLength = 10_000;
const maxPostTextLength = 500;

/** Author of posts without a name (decisions D7). */
const placeholderAuthor = "Foundation staff";

export function readPost(row: OldRow, now: Date) {
  const intro = row.paragraphs("postText");
  const paragraphs = row.paragraphs("paragraphs", "description");
  // An introduction that is too long becomes the beginning of the post.
  const isShort = intro.join("\n\n").length <= maxPostTextLength;
  const author = row.inside("author");
  const fields = check(row, postType.schema, {
    title: row.line("title"),
    postText: isShort ? intro.join("\n\n") : "",
    paragraphs: cut(isShort ? paragraphs : [...intro, ...paragraphs]),
  });
  const moment = readMomentOf(row, "timestamp", "createdAt", "date");
  if (fields !== undefined && moment === undefined)
    row.complain("timestamp", "does not say when it was written: it got the day of the import.");
  return (
    fields && {
      fields,
      timestamp: Math.floor((moment ?? now).getTime() / 1000),
      author: {
        id: author.line("id", "uid") || undefined,
        name: author.line("name", "displayName") || row.line("authorName") || placeholderAuthor,
        position: author.line("position") || null,
      },
      pictures: row.pictures(...pictureFields),
    }
  );
}

export function readEvent(row: OldRow) {
  const day = row.date("date", "eventDate")?.date;
  const fields = check(row, eventType.schema, {
    title: row.line("title"),
    theme: row.line("theme"),
    location: row.line("location"),
    date: day?.date ?? "",
    monthOnly: day?.precision === "month" ? "yes" : "",
    startTime: day?.time ?? "",
    description: cut(row.paragraphs("description", "paragraphs")),
    list: row.entries("list"),
  });
  return fields && { fields, pictures: row.pictures(...pictureFields) };
}

export function readProject(row: OldRow) {
  const fields = check(row, projectType.schema, {
    title: row.line("title"),
    theme: row.line("theme"),
    paragraphs: cut(row.paragraphs("paragraphs", "description")),
    videoUrl: readFilm(row),
  });
  return fields && { fields, pictures: row.pictures(...pictureFields) };
}

/** Returns the address of a film, which must use https. */
function readFilm(row: OldRow): string {
  const found = row.line("videoUrl", "videoURL", "video");
  const address = readFilmAddress(found) ?? found.replace(/^http:/i, "https:");
  if (address === "" || (/^https:\/\//i.test(address) && URL.canParse(address))) return address;
  row.complain("videoURL", "is no web address: the project has no film now.");
  return "";
}

/** Returns the moment of a row, from the first of these fields that has one. */
export function readMomentOf(row: OldRow, ...names: string[]): Date | undefined {
  const found = row.date(...names);
  return found && (readMoment(found.value) ?? momentOf(found.date));
}

/** Checks a row like the staff form, with its sentences. */
function check<Schema extends GenericSchema>(
  row: OldRow,
  schema: Schema,
  written: object,
): InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, written);
  if (result.success) return result.output;
  const messages = new Map(
    result.issues.toReversed().map(({ path, message }) => [String(path?.[0]?.key ?? ""), message]),
  );
  for (const [field, message] of messages) row.complain(field, `${message}. The row was left out.`);
  return undefined;
}

/** Splits paragraphs that are too long at the end of a word. */
function cut(paragraphs: string[]): string[] {
  return paragraphs.flatMap((paragraph) => {
    const chunks: string[] = [];
    let rest = paragraph;
    while (rest.length > maxParagraphLength) {
      const space = rest.lastIndexOf(" ", maxParagraphLength);
      const end = space > maxParagraphLength / 2 ? space : maxParagraphLength;
      chunks.push(rest.slice(0, end).toWellFormed());
      rest = rest.slice(end).trimStart();
    }
    return [...chunks, rest];
  });
}
