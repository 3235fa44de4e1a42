import type { Photo } from "../photos/photo.ts";

export interface Event {
  id: number;
  title: string;
  location: string;
  theme: string | null;
  date: string;
  precision: "day" | "month";
  startTime: string | null;
  endTime: string | null;
  description: string[];
  list: string[];
}

export type EventCardFields = Pick<Event, "id" | "title" | "theme" | "date" | "precision">;

export type EventWithPhotos = Event & { photos: Photo[] };
