import { staffPages } from "content/staff-pages.ts";
import { closedPaths } from "../../../server/feature-switch.ts";
import { type PageKey, type PageWords, pageWordsOf, type WordField } from "../../../server/page-words.ts";
import type { FindStaffDestinations, StaffDestination } from "../../../server/staff-destination.ts";
import { findCountry } from "../settings/find-settings.server.ts";
import { findSwitchedOff } from "../use/find-features-in-use.server.ts";
import { fieldsIn } from "./declared-words.server.ts";
import { findAllWords } from "./find-words.server.ts";
import { valueAt, type WordValue } from "./word-field.ts";
import { canChangePages } from "./word-permissions.ts";
import { idOfCards, idOfWords } from "./words-ids.ts";

/** Finds the text fields of each public page with their current text, for the jump box. */
export const findWordFields: FindStaffDestinations = async (ctx, member) => {
  if (!canChangePages(member)) return [];
  const closed = closedPaths(ctx.features, await findSwitchedOff(ctx));
  const words = await findAllWords(ctx);
  const country = await findCountry(ctx);
  return (Object.entries(pageWordsOf(ctx.features)) as [PageKey, PageWords][])
    .filter(([, { path }]) => !closed.includes(path))
    .flatMap(([key, declared]): StaffDestination[] => {
      const { label } = declared;
      const path = `/admin/pages/${key}` as const;
      const place = { kind: "word", icon: "list" } as const;
      const said = words(key);
      return [
        { ...place, label: staffPages.wordsOf(label), path, alsoCalled: staffPages.alsoCalled(label) },
        ...Object.entries(fieldsIn(declared, country)).map(
          ([name, field]): StaffDestination => ({
            ...place,
            label: field.label,
            path: `${path}#${idOfField(key, name, field)}`,
            of: label,
            texts: textsOfValue(valueAt(said, name)),
          }),
        ),
      ];
    });
};

export const idOfField = (page: PageKey, name: string, { kind }: WordField): string =>
  kind === "cards" ? idOfCards(idOfWords(page), name) : `${idOfWords(page)}-${name}`;

/** Returns the texts inside a text, a list or cards. */
export const textsOfValue = (value: WordValue): string[] =>
  typeof value === "string"
    ? [value]
    : value.flatMap((part) => (typeof part === "string" ? [part] : Object.values(part).flat()));
