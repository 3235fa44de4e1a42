import type * as en from "../en/labels-volunteer.ts";
import type { Translated } from "../translated.ts";

export const volunteerLabels: Translated<typeof en.volunteerLabels> = {
  page: "Devenir bénévole",
  points: "Ce qui se passe ensuite : points",
  point: "Point",
};
