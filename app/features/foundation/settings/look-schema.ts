import * as v from "valibot";
import type { Hex } from "../../../values/colour.ts";
import { cloths } from "../../../values/look/cloths.ts";
import { samplePalette } from "../../../values/look/palette.ts";

const hex = v.custom<Hex>((value) => typeof value === "string" && /^#[0-9a-f]{6}$/.test(value));

const palette = v.object({ ink: hex, sun: hex, sky: hex, hill: hex, page: hex });

const file = v.pipe(v.string(), v.regex(/^look\/[a-f0-9]{32}\.(?:png|webp)$/));

/** Files in the storage, made from an uploaded logo. */
const logoSchema = v.object({
  /** Logo of headers, at twice its size. */
  header: file,
  /** Icon of browser tabs. */
  icon: file,
  /** Icons of phones; `touch` and `maskable` fill their square. */
  touch: file,
  app192: file,
  app512: file,
  maskable: file,
});

/** Parts of the logo in the order in which a form names them. */
export const logoParts = ["header", "icon", "touch", "app192", "app512", "maskable"] as const;

export type Logo = v.InferOutput<typeof logoSchema>;

const parts = {
  palette: v.fallback(palette, samplePalette),
  cloth: v.fallback(v.picklist(cloths), "adire"),
  displayFace: v.fallback(v.boolean(), true),
  logo: v.fallback(v.nullable(logoSchema), null),
};

/** Colours, pattern set, display face and logo. A damaged part gets the sample's. */
const lookSchema = v.object({ ...parts, before: v.fallback(v.nullable(v.object(parts)), null) });

/** The look of the style sheets and drawings. */
export const sampleLook = {
  palette: samplePalette,
  cloth: "adire",
  displayFace: true,
  logo: null,
  before: null,
} as const;

/** The look in the settings, with the look before it, for one step back. */
export const lookSetting = v.optional(v.fallback(lookSchema, sampleLook), sampleLook);

export type Look = Omit<v.InferOutput<typeof lookSchema>, "before">;
