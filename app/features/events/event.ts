import type { Photo } from "../photos/photo.ts";
import type { Event } from "./event.type.server.ts";

export type EventCardFields = Pick<Event, "id" | "title" | "date" | "precision"> & { theme: string | null };

export type EventWithPhotos = Event & { photos: Photo[] };
