import type { Photo } from "../photos/photo.ts";

/** A project as pages show it. */
export interface Project {
  id: number;
  slug: string | null;
  title: string;
  theme: string;
  paragraphs: string[];
  videoUrl: string | null;
}

/** What a panel says of a project. */
export type ProjectPanel = Pick<Project, "id" | "slug" | "title" | "theme">;

export type ProjectWithPhotos = Project & { photos: Photo[] };

/** The last part of a project's address: its slug, or its number for the first three. */
export function projectKey({ id, slug }: Pick<Project, "id" | "slug">): string {
  return slug ?? String(id);
}
