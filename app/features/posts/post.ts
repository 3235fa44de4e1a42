import type { Photo } from "../photos/photo.ts";

export interface Post {
  id: number;
  slug: string;
  title: string;
  postText: string | null;
  paragraphs: string[];
  /** Id is null without an author account here. */
  author: { id: string | null; name: string; position: string | null };
  /** Unix time (s). */
  timestamp: number;
}

export type PostWithPhotos = Post & { photos: Photo[]; portrait: Photo | undefined };
