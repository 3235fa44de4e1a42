import type { CardSpec } from "../../media/cards/find-card.server.ts";
import {
  type CardStyle,
  dateTab,
  factBlock,
  flag,
  heightOf,
  moved,
  pocket,
  type Scene,
  signature,
  stack,
  strip,
  sun,
} from "./card-parts.server.ts";

/** Size of A4 in tenths of a millimetre; A5 is the same layout, scaled down. */
export const sheet = { width: 2100, height: 2970 };

/** A printed page. Each QR code has a light quiet zone of four modules. */
export interface PaperPage extends Scene {
  codes: { x: number; y: number; size: number }[];
}

export interface PrintWords {
  scan: string;
  open: string;
  noAccount: string;
  partners: string;
  slip: string;
  slipAmount: string;
  slipFor: string;
}

/** Size of a QR code with its quiet zone; on A5, the code itself is still 35 mm wide. */
const codeSize = 640;

/** Lays out a poster with a QR code that leads to the page. */
export const layoutPoster = (spec: CardSpec, style: CardStyle, words: PrintWords): Promise<PaperPage> =>
  spec.kind === "site" ? donatePoster(spec, style, words) : storyPoster(spec, style, words);

async function storyPoster(spec: CardSpec, style: CardStyle, words: PrintWords): Promise<PaperPage> {
  const { colours, display } = style;
  const { title, line = "", facts = [], kicker = "", notice = "", kind, date } = spec;
  const fill = colours.ink;
  const column = { x: 150, width: 1800 };
  const label = notice === "" ? [] : [{ ...factBlock(notice, [170, 140, 110], fill, 0), family: display }];
  const head = stack(0, column, [
    ...label,
    {
      text: title,
      family: display,
      sizes: [330, 260, 225, 190, 170, 150, 120, 96],
      fill,
      maxHeight: 520 - heightOf(column, label),
      tag: "H1",
    },
    { text: line || kicker, family: "text", sizes: [78, 66, 56], fill, gap: 30, maxLines: 1 },
  ]);
  const place = stack(2250, { x: 158, width: 1090 }, [
    ...facts.map((text) => ({ text, family: "text" as const, sizes: [66, 56], fill, gap: 12, maxLines: 2 })),
  ]);
  const ground = kind === "project" || kind === "page" ? colours.lilac : colours.sky;
  const tab =
    date && dateTab(style, date, { x: 170, y: 96, width: 500, height: 780, ground: colours.hill, ink: colours.ink });
  const left = 1300;
  const below = stack(2130 + codeSize + 40, { x: left, width: 700, align: "middle" }, [
    { text: words.scan, family: "text", sizes: [46, 40, 34], fill: colours.page, maxLines: 1 },
  ]);
  const mark = signature(style, spec, { x: 158, y: 2740, scale: 3.4, width: 1100 });
  return {
    ...sheet,
    shapes: [
      `<rect width="2100" height="2970" fill="${ground}"/>`,
      sun(style, -1050, 880, 4200),
      await flag(style, [date ? 860 : 520, 96, 1060, 1194], colours.sun),
      strip(style, 0, 2100, 96),
      ...(tab?.shapes ?? []),
      `<path d="M158 2210h1040" stroke="${fill}" stroke-width="7" stroke-dasharray="34 24"/>`,
      `<path d="${pocket(left, 2090, 700, 820, 0.88)}" fill="${colours.ink}"/><rect x="${left + 30}" y="2120" width="${codeSize}" height="${codeSize}" fill="${colours.page}"/>`,
      ...mark.shapes,
    ],
    texts: [
      ...(tab?.texts ?? []),
      ...moved(head.texts, 1530 + Math.max(0, (640 - head.bottom) / 2)),
      ...place.texts,
      ...below.texts,
      ...mark.texts,
    ],
    codes: [{ x: left + 30, y: 2120, size: codeSize }],
  };
}

async function donatePoster(spec: CardSpec, style: CardStyle, words: PrintWords): Promise<PaperPage> {
  const { colours, display } = style;
  const fill = colours.ink;
  const head = stack(240, { x: 150, width: 1020 }, [
    {
      text: spec.title,
      family: display,
      sizes: [246, 210, 180, 150],
      fill,
      maxLines: 5,
      maxHeight: 1100,
      tag: "H1",
    },
  ]);
  const lede = stack(Math.max(1440, head.bottom + 60), { x: 150, width: 1800 }, [
    { text: spec.line ?? "", family: "text", sizes: [74, 62], fill, maxLines: 4, maxHeight: 400 },
  ]);
  const beside = stack(2030, { x: 960, width: 960 }, [
    {
      text: `${spec.host}${spec.path}`,
      family: display,
      sizes: [150, 120, 96, 76],
      fill: colours.page,
      maxLines: 2,
    },
    { text: words.noAccount, family: "text", sizes: [52, 46, 40], fill: colours.inkMuted, gap: 30, maxHeight: 360 },
  ]);
  const mark = signature(style, spec, { x: 806, y: 2790, scale: 2.6, width: 900 });
  return {
    ...sheet,
    shapes: [
      `<rect width="2100" height="2970" fill="${colours.sun}"/>`,
      await flag(style, [1240, 96, 710, 864], colours.sky),
      strip(style, 0, 2100, 96),
      `<path d="M0 1880h2100v520a1050 300 0 0 1-2100 0z" fill="${fill}"/>`,
      `<path d="M40 1920h2020v470a1010 270 0 0 1-2020 0z" fill="none" stroke="${colours.sun}" stroke-width="6" stroke-dasharray="30 22"/>`,
      `<rect x="240" y="1970" width="${codeSize}" height="${codeSize}" fill="${colours.page}"/>`,
      ...mark.shapes,
    ],
    texts: [...head.texts, ...lede.texts, ...beside.texts, ...mark.texts],
    codes: [{ x: 240, y: 1970, size: codeSize }],
  };
}
