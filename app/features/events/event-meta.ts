import type { EventWithPhotos } from "./event.type.server.ts";

/** For search engines and messengers. */
export const eventMeta = ({ title, description, photos }: EventWithPhotos) => ({
  title,
  description: description[0],
  image: photos[0]?.src,
});
