import type { Photo } from "../photos/photo.ts";

/** A post as pages show it. */
export interface Post {
  id: number;
  slug: string;
  title: string;
  postText: string | null;
  paragraphs: string[];
  /** Without a number for posts that nobody here wrote. */
  author: { id: string | null; name: string; position: string | null };
  /** Seconds since 1970. */
  timestamp: number;
}

/** A post with its own pictures, and with that of its author. */
export type PostWithPhotos = Post & { photos: Photo[]; portrait: Photo | undefined };
