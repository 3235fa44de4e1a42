import type { StaffFormErrors } from "../../values/staff-form-result.ts";
import { type ChosenPhoto, type FocalPoint, readFocalPoint } from "./photo.ts";

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
    focus: readFocalPoint(formValues[photoFields.focus(id)]),
  }));
}

/** What a form says of the photos between its paragraphs, by id. */
export const readTextConsents = (formValues: Record<string, string[]>) =>
  new Map((formValues["text-photo-consent"] ?? []).map((said) => [Number.parseInt(said, 10), said.endsWith(":on")]));

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

/** As the form posts them. */
export function formValuesOfPhotos(photos: ChosenPhoto[]): Record<string, string[]> {
  const details = photos.flatMap(({ id, src, alt, hasConsent, focus, kind }) => [
    [photoFields.src(id), [src]],
    [photoFields.alt(id), [alt]],
    [photoFields.focus(id), [focus]],
    ...(hasConsent ? [[photoFields.consent(id), ["on"]]] : []),
    ...(kind === "drawing" ? [[photoFields.drawing(id), ["yes"]]] : []),
  ]);
  return Object.fromEntries([
    [photoFields.shown, ["yes"]],
    [photoFields.id, photos.map(({ id }) => String(id))],
    ...details,
  ]) as Record<string, string[]>;
}

/** The errors for photos that cannot be published yet. @param notYet first sentence, if any */
export function unreadyPhotos(notYet = ""): StaffFormErrors {
  const message = "Every picture needs its sentence before it can be published";
  return { message: `${notYet} ${message}.`.trim(), errors: { photos: message } };
}

/** The errors for a text with a photo that does not exist. */
export function missingPhoto(field: string): StaffFormErrors {
  const message = "A photo in the text is not on this site any more. Take it out, or choose another one";
  return { message: `${message}.`, errors: { [field]: message } };
}

/** Beside the status message of what is published without them. */
export const withheldNote = (count: number) =>
  count === 1
    ? "One photo waits for consent: pages leave it out until then."
    : `${count} photos wait for consent: pages leave them out until then.`;
