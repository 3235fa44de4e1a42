import type { StaffFormErrors } from "../../values/staff-form-result.ts";
import type { ChosenPhoto } from "./photo.ts";
import { type FocalPoint, focalPoints } from "./photo-schema.ts";

/** What a form says about one of its pictures. */
export interface PhotoWithAlt {
  id: number;
  alt: string;
  agreed: boolean;
  /** Where what matters is; without it that stays as it was. */
  focus?: FocalPoint | undefined;
}

/** The names of the fields that go with one picture in a form. */
export const photoFields = {
  id: "photos",
  alt: (id: number) => `photo-${id}-alt`,
  consent: (id: number) => `photo-${id}-consent`,
  focus: (id: number) => `photo-${id}-focus`,
  // The last three are for the device, which keeps the form and shows it again; the server does not read them.
  shown: "photos-shown",
  src: (id: number) => `photo-${id}-src`,
  drawing: (id: number) => `photo-${id}-drawing`,
};

/** Reads the pictures of a form, in their order, each once. What is no number is left out. */
export function readChosenPhotos(typed: Record<string, string[]>): PhotoWithAlt[] {
  const ids = (typed[photoFields.id] ?? []).filter((text) => /^[1-9]\d{0,14}$/.test(text)).map(Number);
  return [...new Set(ids)].map((id) => ({
    id,
    alt: (typed[photoFields.alt(id)]?.[0] ?? "").trim().slice(0, 300),
    agreed: typed[photoFields.consent(id)] !== undefined,
    focus: focalPoints.find((place) => place === typed[photoFields.focus(id)]?.[0]),
  }));
}

/** The pictures of a form that was kept on the device; undefined for one that holds what is saved. */
export function findTypedPhotos(typed: Record<string, string[]>): ChosenPhoto[] | undefined {
  if (typed[photoFields.shown] === undefined) return undefined;
  return readChosenPhotos(typed).map(({ id, alt, agreed, focus = "50-50" }) => ({
    id,
    alt,
    agreed,
    focus,
    src: typed[photoFields.src(id)]?.[0] ?? "",
    kind: typed[photoFields.drawing(id)] === undefined ? "photograph" : "drawing",
  }));
}

/** What a form hears whose pictures may not be shown yet. @param notYet its first sentence, if it has one */
export function unreadyPhotos(notYet = ""): StaffFormErrors {
  const message = "Every picture needs its sentence and the tick before it can be published";
  return { message: `${notYet} ${message}.`.trim(), errors: { photos: message } };
}
