import { firstWords } from "../../values/media-block.ts";
import type { EventWithPhotos } from "./event.type.server.ts";

/** For search engines and messengers. */
export const eventMeta = ({ title, description }: EventWithPhotos) => ({
  title,
  description: firstWords(description),
});
