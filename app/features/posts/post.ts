import type { Photo } from "../photos/photo.ts";

/** A post as pages show it. */
export interface Post {
  id: number;
  slug: string;
  title: string;
  postText: string | null;
  paragraphs: string[];
  author: { name: string; position: string | null };
  /** Seconds since 1970. */
  timestamp: number;
}

export type PostWithPhotos = Post & { photos: Photo[] };
