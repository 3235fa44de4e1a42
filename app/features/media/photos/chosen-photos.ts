import {
  type ConsentAnswer,
  formValuesOfAnswer,
  readConsentAnswer,
  textPhotoConsent,
  whyIncomplete,
} from "../../../values/consent-answer.ts";
import { whoIsThat } from "../../../values/says-nobody.ts";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";
import { type ChosenPhoto, type FocalPoint, readFocalPoint } from "./photo.ts";

export interface PhotoWithAlt {
  id: number;
  alt: string;
  answer?: ConsentAnswer | undefined;
  /** Member who recorded the consent of an imported photo. */
  notedBy?: string | undefined;
  /** If undefined, the stored focal point is kept. */
  focus?: FocalPoint | undefined;
}

export const photoFields = {
  id: "photos",
  alt: (id: number) => `photo-${id}-alt`,
  consent: (id: number) => `photo-${id}-consent`,
  focus: (id: number) => `photo-${id}-focus`,
  // The server ignores the fields below; they are part of the draft in the browser.
  shown: "photos-shown",
  src: (id: number) => `photo-${id}-src`,
  drawing: (id: number) => `photo-${id}-drawing`,
  cleared: (id: number) => `photo-${id}-cleared`,
  state: (id: number) => `photo-${id}-state`,
};

const onServer = /^[1-9]\d{0,14}$/;
/** Photos that are not uploaded yet have negative ids. */
const onDevice = /^-?[1-9]\d{0,14}$/;

/** Reads a form's photos in order. Duplicates and invalid ids are omitted. */
export function readChosenPhotos(formValues: Record<string, string[]>, shape = onServer): PhotoWithAlt[] {
  const ids = (formValues[photoFields.id] ?? []).filter((text) => shape.test(text)).map(Number);
  return [...new Set(ids)].map((id) => ({
    id,
    alt: (formValues[photoFields.alt(id)]?.[0] ?? "").trim().slice(0, 300),
    answer: readConsentAnswer(formValues, photoFields.consent(id)),
    focus: readFocalPoint(formValues[photoFields.focus(id)]),
  }));
}

export const readTextAnswer = (formValues: Record<string, string[]>, id: number) =>
  readConsentAnswer(formValues, textPhotoConsent(id));

/** Reads the photos of a draft in the browser; undefined for a form with saved values. */
export function findTypedPhotos(formValues: Record<string, string[]>): ChosenPhoto[] | undefined {
  if (formValues[photoFields.shown] === undefined) return undefined;
  return readChosenPhotos(formValues, onDevice).map(({ id, alt, answer, focus = "50-50" }) => ({
    id,
    alt,
    answer,
    focus,
    hasConsent: formValues[photoFields.cleared(id)] !== undefined,
    ...(formValues[photoFields.state(id)]?.[0] === "gone" && { isWithdrawn: true }),
    ...(formValues[photoFields.state(id)]?.[0] === "waits" && { isWaiting: true }),
    src: formValues[photoFields.src(id)]?.[0] ?? "",
    kind: formValues[photoFields.drawing(id)] === undefined ? "photograph" : "drawing",
  }));
}

export function formValuesOfPhotos(photos: ChosenPhoto[]): Record<string, string[]> {
  const details = photos.flatMap(({ id, src, alt, hasConsent, answer, focus, kind }) => [
    [photoFields.src(id), [src]],
    [photoFields.alt(id), [alt]],
    [photoFields.focus(id), [focus]],
    ...(hasConsent ? [[photoFields.cleared(id), ["yes"]]] : []),
    ...(answer === undefined ? [] : Object.entries(formValuesOfAnswer(answer, photoFields.consent(id)))),
    ...(kind === "drawing" ? [[photoFields.drawing(id), ["yes"]]] : []),
  ]);
  return Object.fromEntries([
    [photoFields.shown, ["yes"]],
    [photoFields.id, photos.map(({ id }) => String(id))],
    ...details,
  ]) as Record<string, string[]>;
}

type Places = readonly string[];

const refuse = (message: string, field: string, places: Places, each = message): StaffFormErrors => ({
  message: `${message}.`,
  errors: { [field]: message },
  ...(places.length > 0 && { rejections: places.map((at) => ({ field, at, text: each })) }),
});

export const unreadyPhotos = (places: Places = [], field = "photos"): StaffFormErrors =>
  refuse("Every photo needs its sentence before it can be published", field, places);

export function missingPhoto(field: string): StaffFormErrors {
  const message = "A photo in the text is not on this site any more. Take it out, or choose another one";
  return { message: `${message}.`, errors: { [field]: message } };
}

const uncleared = "One photo waits for consent. Write down who said yes, or take it out";

/** Returns errors for photos without consent. @param field name of the first photo's field */
export const photosWithoutConsent = (places: Places, field = "photos"): StaffFormErrors =>
  refuse(
    places.length === 1
      ? uncleared
      : `${places.length} photos wait for consent. Write down who said yes, or take them out`,
    field,
    places,
    uncleared,
  );

const incomplete = {
  name: "Write down who said yes, or choose another answer",
  get vague() {
    return whoIsThat();
  },
  both: "You said that nobody can be recognised, and who is in it. Choose one of the two",
};

/** Returns errors for incomplete or contradictory answers. @param answers the first one determines the reason */
export const incompleteAnswer = (
  field = "photos",
  places: Places = [],
  answers: readonly (ConsentAnswer | undefined)[] = [],
): StaffFormErrors => {
  const [why = "name"] = answers.flatMap((answer) => (answer && whyIncomplete(answer)) ?? []);
  return refuse(incomplete[why], field, places);
};
