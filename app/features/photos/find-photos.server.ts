import type { Site } from "../../server/context.server.ts";
import type { Photo, PhotoSubject, Place } from "./photo.ts";
import * as store from "./photo-queries.server.ts";

/** Things with their pictures, in the order given. */
export async function withPhotos<Thing extends { id: number }>(
  site: Site,
  kind: "event" | "project" | "post" | "news",
  things: Thing[],
): Promise<(Thing & { photos: Photo[] })[]> {
  const subject = (thing: Thing): PhotoSubject => `${kind}:${thing.id}`;
  const found = await store.findPhotos(site.database, things.map(subject));
  return things.map((thing) => ({ ...thing, photos: found[subject(thing)] ?? [] }));
}

/** The pictures of people of the staff, by their numbers; whoever has none, or has left, is not among them. */
export async function findPortraits(site: Site, people: string[]): Promise<Record<string, Photo | undefined>> {
  const found = await store.findPhotos(
    site.database,
    people.map((id): PhotoSubject => `user:${id}`),
  );
  return Object.fromEntries(people.map((id) => [id, found[`user:${id}`]?.[0]]));
}

/** The photographs that hang in these places; a place without one shows its drawing. */
export async function findPlacePhotos<P extends Place>(
  site: Site,
  places: P[],
): Promise<{ [place in P]: Photo | undefined }> {
  const subjects = places.map((place) => `place:${place}` as const);
  const found = await store.findPhotos(site.database, subjects);
  return Object.fromEntries(places.map((place) => [place, found[`place:${place}`][0]])) as {
    [place in P]: Photo | undefined;
  };
}
