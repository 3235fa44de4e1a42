import type { Photo } from "../photos/photo.ts";

export interface Project {
  id: number;
  slug: string | null;
  title: string;
  theme: string;
  paragraphs: string[];
  videoUrl: string | null;
}

export type ProjectPanel = Pick<Project, "id" | "slug" | "title" | "theme">;

export type ProjectWithPhotos = Project & { photos: Photo[] };

/** The last part of a project's path: slug, or id for the first three. */
export function projectKey({ id, slug }: Pick<Project, "id" | "slug">): string {
  return slug ?? String(id);
}
