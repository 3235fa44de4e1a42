import type { Project } from "./project.type.server.ts";

/** For search engines and messengers. */
export const projectMeta = ({ title, theme }: Pick<Project, "title" | "theme">) => ({
  title,
  description: theme,
});
