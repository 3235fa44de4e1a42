import { firstWords } from "../../values/media-block.ts";
import { shareableImage } from "../../values/shareable-image.ts";
import type { EventWithPhotos } from "./event.type.server.ts";

/** For search engines and messengers. */
export const eventMeta = ({ title, description, photos }: EventWithPhotos) => ({
  title,
  description: firstWords(description),
  image: shareableImage(photos),
});
