import type { Photo } from "../photos/photo.ts";

/** An article about the foundation by others. */
export interface NewsItem {
  id: number;
  title: string;
  source: string;
  /** ISO date. */
  date: string;
  link: string;
}

export type NewsItemWithPhotos = NewsItem & { photos: Photo[] };
