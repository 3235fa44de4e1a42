import type { Photo } from "../photos/photo.ts";

/** What somebody else wrote about the foundation. */
export interface NewsItem {
  id: number;
  title: string;
  source: string;
  /** ISO date. */
  date: string;
  link: string;
}

export type NewsItemWithPhotos = NewsItem & { photos: Photo[] };
