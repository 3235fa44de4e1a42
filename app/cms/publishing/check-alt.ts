import { staffAccess } from "../../../content/staff-accessibility.ts";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import { readMediaBlock } from "../../values/media-block.ts";
import type { MissingPart } from "../../values/staff-form-result.ts";
import type { AnyFields } from "../content-type.server.ts";
import { fileName } from "./words-guard/rules.ts";

export const isFileName = (alt: string): boolean => alt.length <= 200 && fileName.test(alt.trim());

/** Finds alt texts that are file names. Another rule finds missing ones. */
export function findAltProblems(fields: AnyFields, values: object, attached: FormValues): MissingPart[] {
  const known = new Map<string, unknown>(Object.entries(values));
  const lists = Object.entries(fields).filter(([, { isList }]) => isList);
  const inText = lists.flatMap(([field]) =>
    ([known.get(field) ?? []].flat() as string[]).flatMap((text) => {
      const block = readMediaBlock(text);
      return block?.kind === "photo" && isFileName(block.alt) ? [{ field, text: staffAccess.alt.file(block.alt) }] : [];
    }),
  );
  const beside = (attached.photos ?? []).flatMap((id) => {
    const alt = attached[`photo-${id}-alt`]?.[0] ?? "";
    return isFileName(alt) ? [{ field: "photos", text: staffAccess.alt.file(alt) }] : [];
  });
  return [...inText, ...beside];
}
