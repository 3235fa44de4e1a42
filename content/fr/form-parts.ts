import type * as en from "../en/form-parts.ts";
import type { Translated } from "../translated.ts";

export const formParts: Translated<typeof en.formParts> = {
  honeypot: "Laissez ce champ vide",
  pager: "Pages",
};
