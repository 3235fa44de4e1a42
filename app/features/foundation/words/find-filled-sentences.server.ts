import { labelled } from "content/labelled.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { pageWordsOf } from "../../../server/page-words.ts";
import { placesIn } from "../../../values/places.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { fullName } from "../settings/full-name.ts";
import { isDue, liveContent } from "./find-words.server.ts";
import { mergeWords } from "./merge-words.server.ts";
import { findPageTexts } from "./page-text-queries.server.ts";
import { sitePlaces } from "./site-places.server.ts";
import { valueAt } from "./word-field.ts";

/** A sentence of the site that contains values of settings. */
export interface FilledSentence {
  /** Page and path of the field, for example `home hero.lede`. */
  key: string;
  page: string;
  field: string;
  label: string;
  /** The stored text with placeholders for settings. */
  template: string;
  places: readonly string[];
  version: number;
  /** True if the page has a draft or a scheduled change, which blocks changes here. */
  isWaiting: boolean;
  path: string;
  /** Parts of the sentence; facts are values of settings. */
  parts: { text: string; isFact: boolean }[];
}

const facts = ["town", "founded"];

const split = (text: string) => text.split(/\{(\w+)\}/);

/**
 * Finds sentences that contain the foundation’s town or founding date.
 * @param also key of a sentence that is always included, because its field is open
 */
export async function findFilledSentences(ctx: AppContext, also?: string): Promise<FilledSentence[]> {
  const settings = await findSettings(ctx);
  const places: Record<string, string> = {
    ...sitePlaces(settings, await ctx.moneyGuard.findWayFacts(ctx)),
    name: fullName(settings),
  };
  const now = ctx.clock.now().toISOString();
  const rows = new Map((await findPageTexts(ctx.db)).map((row) => [row.name, row]));
  return Object.entries(pageWordsOf(ctx.features)).flatMap(([key, page]) => {
    const { words } = mergeWords(page, liveContent(rows.get(key), now));
    return Object.entries(page.fields).flatMap(([path, { label }]) => {
      const text = valueAt(words, path);
      if (typeof text !== "string") return [];
      const named = split(text).filter((_, index) => index % 2 === 1);
      const isFilled = named.some((name) => facts.includes(name)) && named.every((name) => places[name]);
      if (!isFilled && also !== `${key} ${path}`) return [];
      const parts = split(text).map((part, index) =>
        index % 2 === 0 ? { text: part, isFact: false } : { text: places[part] ?? "", isFact: facts.includes(part) },
      );
      const row = rows.get(key);
      const original = valueAt(page.original, path);
      return [
        {
          key: `${key} ${path}`,
          page: key,
          field: path,
          label: labelled(page.label, label),
          template: text,
          places: [...new Set(typeof original === "string" ? placesIn(original) : [])],
          version: row?.version ?? 0,
          isWaiting: row !== undefined && row.next_content !== null && !isDue(row, now),
          path: `/admin/pages/${key}`,
          parts: parts.filter((part) => part.text),
        },
      ];
    });
  });
}
