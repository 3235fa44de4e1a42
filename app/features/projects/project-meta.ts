import { shareableImage } from "../../values/shareable-image.ts";
import type { ProjectWithPhotos } from "./project.type.server.ts";

/** For search engines and messengers. */
export const projectMeta = ({ title, theme, photos }: ProjectWithPhotos) => ({
  title,
  description: theme,
  image: shareableImage(photos),
});
