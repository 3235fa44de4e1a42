import type { ProjectWithPhotos } from "./project.type.server.ts";

/** For search engines and messengers. */
export const projectMeta = ({ title, theme }: ProjectWithPhotos) => ({
  title,
  description: theme,
});
