import type { StaffRefusal } from "../../values/staff-answer.ts";

/** What a form says about one of its pictures. */
export interface DescribedPhoto {
  id: number;
  alt: string;
  agreed: boolean;
}

/** The names of the fields that go with one picture in a form. */
export const photoFields = {
  id: "photos",
  alt: (id: number) => `photo-${id}-alt`,
  consent: (id: number) => `photo-${id}-consent`,
};

/** Reads the pictures of a form, in their order, each once. What is no number is left out. */
export function readChosenPhotos(typed: Record<string, string[]>): DescribedPhoto[] {
  const ids = (typed[photoFields.id] ?? []).filter((text) => /^[1-9]\d{0,14}$/.test(text)).map(Number);
  return [...new Set(ids)].map((id) => ({
    id,
    alt: (typed[photoFields.alt(id)]?.[0] ?? "").trim().slice(0, 300),
    agreed: typed[photoFields.consent(id)] !== undefined,
  }));
}

/** What a form hears whose pictures may not be shown yet. @param notYet its first sentence, if it has one */
export function unreadyPhotos(notYet = ""): StaffRefusal {
  const message = "Every picture needs its sentence and the tick before it can be published";
  return { message: `${notYet} ${message}.`.trim(), errors: { photos: message } };
}
