import type { Photo } from "../photos/photo.ts";
import type { Project } from "./project.type.server.ts";

export type ProjectPanel = Pick<Project, "id" | "slug" | "title" | "theme">;

export type ProjectWithPhotos = Project & { photos: Photo[] };

/** The last part of a project's path: slug, or id for the first three. */
export const projectKey = ({ id, slug }: { id: number; slug: string | null }): string => slug ?? String(id);
