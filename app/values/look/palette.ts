import type { Hex } from "../colour.ts";

/** The five colours that a foundation chooses. */
export const roles = ["ink", "sun", "sky", "hill", "page"] as const;
export type Role = (typeof roles)[number];
export type Palette = Record<Role, Hex>;

/** The palette of the style sheets and drawings. */
export const samplePalette: Palette = {
  ink: "#2a0e45",
  sun: "#ffc72e",
  sky: "#f8a5c2",
  hill: "#c3e6b4",
  page: "#fff7e8",
};

/** @param colour returns the colour of a role; also receives its index */
export const paletteOf = (colour: (role: Role, place: number) => Hex): Palette =>
  Object.fromEntries(roles.map((role, index) => [role, colour(role, index)])) as Palette;

export const isSamePalette = (one: Palette, other: Palette): boolean =>
  roles.every((role) => one[role] === other[role]);
