import type { Photo } from "../photos/photo.ts";

/** An event as pages show it. */
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

/** What a card needs of an event. */
export type EventCardFacts = Pick<Event, "id" | "title" | "theme" | "date" | "precision">;

export type EventWithPhotos = Event & { photos: Photo[] };
