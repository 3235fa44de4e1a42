import type { StaffFormErrors } from "../../values/staff-form-result.ts";
import { type ChosenPhoto, type FocalPoint, focalPoints } from "./photo.ts";

export interface PhotoWithAlt {
  id: number;
  alt: string;
  hasConsent: boolean;
  /** Focal point; undefined keeps the stored one. */
  focus?: FocalPoint | undefined;
}

export const photoFields = {
  id: "photos",
  alt: (id: number) => `photo-${id}-alt`,
  consent: (id: number) => `photo-${id}-consent`,
  focus: (id: number) => `photo-${id}-focus`,
  // The last three serve the local draft; the server ignores them.
  shown: "photos-shown",
  src: (id: number) => `photo-${id}-src`,
  drawing: (id: number) => `photo-${id}-drawing`,
};

const onServer = /^[1-9]\d{0,14}$/;
/** Photos that wait on the device have negative ids. */
const onDevice = /^-?[1-9]\d{0,14}$/;

/** A form's photos in order, without duplicates; ignores what is no number. */
export function readChosenPhotos(formValues: Record<string, string[]>, shape = onServer): PhotoWithAlt[] {
  const ids = (formValues[photoFields.id] ?? []).filter((text) => shape.test(text)).map(Number);
  return [...new Set(ids)].map((id) => ({
    id,
    alt: (formValues[photoFields.alt(id)]?.[0] ?? "").trim().slice(0, 300),
    hasConsent: formValues[photoFields.consent(id)] !== undefined,
    focus: focalPoints.find((place) => place === formValues[photoFields.focus(id)]?.[0]),
  }));
}

/** The photos of a local draft; undefined for a form with saved values. */
export function findTypedPhotos(formValues: Record<string, string[]>): ChosenPhoto[] | undefined {
  if (formValues[photoFields.shown] === undefined) return undefined;
  return readChosenPhotos(formValues, onDevice).map(({ id, alt, hasConsent, focus = "50-50" }) => ({
    id,
    alt,
    hasConsent,
    focus,
    src: formValues[photoFields.src(id)]?.[0] ?? "",
    kind: formValues[photoFields.drawing(id)] === undefined ? "photograph" : "drawing",
  }));
}

/** The errors for photos that cannot be published yet. @param notYet first sentence, if any */
export function unreadyPhotos(notYet = ""): StaffFormErrors {
  const message = "Every picture needs its sentence and the tick before it can be published";
  return { message: `${notYet} ${message}.`.trim(), errors: { photos: message } };
}
