import { cardSizes } from "../../media/cards/card.ts";
import type { CardSpec } from "../../media/cards/find-card.server.ts";
import {
  type CardStyle,
  dateTab,
  factBlock,
  flag,
  heightOf,
  lineHeight,
  moved,
  type Scene,
  signature,
  stack,
  strip,
  sun,
} from "./card-parts.server.ts";

const { width, height } = cardSizes.card;

/** Lower edge of a card's texts, above the logo. */
const wordsEnd = 490;

/** Font sizes for short to long titles. A title is shown in full if there is room. */
const titleSizes = [104, 88, 72, 60, 48];

type Layout = (spec: CardSpec, style: CardStyle) => Promise<Scene>;

const scene = (parts: Pick<Scene, "shapes" | "texts">[]): Scene => ({
  width,
  height,
  shapes: parts.flatMap(({ shapes }) => shapes),
  texts: parts.flatMap(({ texts }) => texts),
});

const drawn = (...shapes: string[]) => ({ shapes, texts: [] });
const written = (texts: Scene["texts"]) => ({ shapes: [], texts });

/** Dark ground with a purple disc, a date tab and a flag. */
const eventCard: Layout = async (spec, style) => {
  const { colours, display } = style;
  const { title, line = "", facts = [], notice = "", date } = spec;
  const column = { x: date ? 290 : 62, width: date ? 470 : 698 };
  const factBlocks = facts.map((text, index) => factBlock(text, [32, 28, 25], colours.inkMuted, index === 0 ? 14 : 2));
  const label = stack(76, column, [{ ...factBlock(notice, [44, 38, 32], colours.sun, 0), family: display }]);
  const top = label.bottom + (notice === "" ? 0 : 10);
  const head = { text: title, family: display, sizes: titleSizes, fill: colours.page, tag: "H1" as const };
  const theme = { text: line, family: "text" as const, sizes: [40, 34], fill: colours.page, gap: 14, maxLines: 2 };
  const room = wordsEnd - top - heightOf(column, factBlocks);
  const short = stack(top, column, [{ ...head, maxHeight: room }, ...factBlocks]);
  const long = stack(top, column, [{ ...head, maxHeight: Math.min(220, room) }, theme, ...factBlocks]);
  const isLong = long.bottom <= wordsEnd && !long.texts[0]?.set.isCut;
  return scene([
    drawn(
      `<rect width="${width}" height="${height}" fill="${colours.ink}"/><circle cx="990" cy="300" r="420" fill="${colours.purple}"/>`,
      strip(style, 0, width, 40),
      await flag(style, [790, 40, 350, 520], colours.sun),
    ),
    date
      ? dateTab(style, date, { x: 60, y: 40, width: 190, height: 290, ground: colours.sun, ink: colours.ink })
      : drawn(),
    written([...label.texts, ...(isLong ? long : short).texts]),
    signature(style, spec, { x: 60, y: 500, scale: 1.75, width: 660, onInk: true }),
  ]);
};

/** A flag at the left, with the title beside it. */
const postCard: Layout = async (spec, style) => {
  const { colours, display } = style;
  const { title, kicker = "" } = spec;
  const column = { x: 588, width: 556 };
  const fill = colours.ink;
  const { texts, bottom } = stack(0, column, [
    { text: kicker, family: "text", sizes: [32], fill, maxLines: 1 },
    { text: title, family: display, sizes: titleSizes, fill, gap: 12, maxHeight: 320, tag: "H1" },
  ]);
  const top = 66 + Math.max(0, (390 - bottom) / 2);
  return scene([
    drawn(
      `<rect width="${width}" height="${height}" fill="${colours.sky}"/>`,
      strip(style, 0, width, 40),
      await flag(style, [60, 40, 470, 540], colours.hill),
      `<path d="M592 ${top + bottom + 30}h150" stroke="${fill}" stroke-width="4" stroke-dasharray="14 10"/>`,
    ),
    written(moved(texts, top)),
    signature(style, spec, { x: 588, y: 512, scale: 1.75, width: 556 }),
  ]);
};

/** The woven band below the texts, across the card. */
const projectCard: Layout = async (spec, style) => {
  const { colours, display } = style;
  const { title, line = "", facts: [first] = [], goal } = spec;
  const counted = goal ?? first;
  const fill = colours.ink;
  const top = 60;
  const head = {
    text: title,
    family: display,
    sizes: titleSizes,
    fill,
    maxHeight: 330,
    tag: "H1" as const,
  };
  const theme = { text: line, family: "text" as const, sizes: [38, 32], fill, gap: 14, maxLines: 2 };
  const column = { x: 60, width: 700 };
  const figure = { ...theme, text: counted ?? "", sizes: [52, 44, 36], maxLines: 1 };
  const below = counted === undefined ? [theme] : [theme, figure];
  const { texts, bottom } = stack(top, column, [head, ...below]);
  // If the title is long, the figures get less room, or none.
  const alone = stack(top, column, counted === undefined ? [head] : [{ ...head, maxHeight: 290 }, figure]);
  const free = Math.max(0, 452 - bottom) / 2;
  return scene([
    drawn(
      `<rect width="${width}" height="${height}" fill="${colours.lilac}"/>`,
      await flag(style, [800, 0, 340, 440], colours.hill),
      strip(style, 472, width, 64),
    ),
    written(bottom <= 452 ? moved(texts, free) : alone.texts),
    signature(style, spec, { x: 60, y: 549, scale: 1.4, width: 1080 }),
  ]);
};

/** A sun with the texts, and a flag beside it. */
const siteCard: Layout = async (spec, style) => {
  const { colours, display } = style;
  const { title, line = "", kind } = spec;
  const fill = colours.ink;
  const column = { x: 60, width: 640 };
  const head = {
    text: title,
    family: display,
    sizes: titleSizes,
    fill,
    maxHeight: 320,
    tag: "H1" as const,
  };
  const lines = Math.floor(120 / (36 * lineHeight(line, "text")));
  const { texts, bottom } = stack(64, column, [
    head,
    { text: line, family: "text", sizes: [38, 34], fill, gap: 26, maxLines: lines },
  ]);
  const alone = stack(64, column, [head]);
  return scene([
    drawn(
      `<rect width="${width}" height="${height}" fill="${kind === "page" ? colours.lilac : colours.hill}"/>`,
      sun(style, -370, -325, 1280),
      await flag(style, [830, 0, 320, 500], colours.sky),
    ),
    written(bottom <= wordsEnd ? moved(texts, (wordsEnd - bottom) / 2) : alone.texts),
    signature(style, spec, { x: 60, y: 505, scale: 1.75, width: 560 }),
  ]);
};

const layouts: Record<CardSpec["kind"], Layout> = {
  event: eventCard,
  post: postCard,
  project: projectCard,
  page: siteCard,
  site: siteCard,
};

/** Lays out the picture that messengers show for a link. */
export const layoutCard: Layout = (spec, style) => layouts[spec.kind](spec, style);
