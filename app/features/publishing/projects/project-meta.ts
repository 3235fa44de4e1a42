import type { Project } from "./project.type.server.ts";

/** Metadata for search engines and messengers. */
export const projectMeta = ({ title, theme }: Pick<Project, "title" | "theme">) => ({
  title,
  description: theme,
});
