import type { CardFacts } from "../../../server/share-card.ts";
import { writePostDate } from "../../../values/dates.ts";
import { shareablePhoto } from "../../../values/shareable-photo.ts";
import type { PostWithPhotos } from "./post.type.server.ts";

export const postCardFacts = ({ slug, title, timestamp, photos }: PostWithPhotos): CardFacts => ({
  kind: "post",
  key: slug,
  path: `/blog/${slug}`,
  title,
  kicker: writePostDate(timestamp),
  photo: shareablePhoto(photos),
  art: "event-hygiene",
});
