import type { ProjectWithPhotos } from "./project.type.server.ts";

/** For search engines and messengers. */
export const projectMeta = ({ title, theme, photos }: ProjectWithPhotos) => ({
  title,
  description: theme,
  image: photos[0]?.src,
});
