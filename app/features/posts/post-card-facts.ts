import { writePostDate } from "../../values/dates.ts";
import { type CardFacts, cardPhoto } from "../cards/card.ts";
import type { PostWithPhotos } from "./post.type.server.ts";

/** What the card of a post shows. */
export const postCardFacts = ({ slug, title, timestamp, photos }: PostWithPhotos): CardFacts => ({
  kind: "post",
  key: slug,
  path: `/blog/${slug}`,
  title,
  kicker: writePostDate(timestamp),
  photo: cardPhoto(photos),
  art: "event-hygiene",
});
