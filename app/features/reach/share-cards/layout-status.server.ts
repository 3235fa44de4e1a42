import { cardSizes } from "../../media/cards/card.ts";
import type { CardSpec } from "../../media/cards/find-card.server.ts";
import {
  type CardStyle,
  dateTab,
  factBlock,
  flag,
  heightOf,
  moved,
  type Scene,
  signature,
  stack,
  strip,
  sun,
} from "./card-parts.server.ts";

const { width, height } = cardSizes.status;

/** Upper edge of the texts, below the edge of the sun. */
const wordsStart = 962;

/** Lower edge of the texts; below it, phones show their own buttons over the picture. */
const wordsEnd = 1600;

/** Lays out the picture in portrait format for a status; all kinds of pages have the same layout. */
export async function layoutStatus(spec: CardSpec, style: CardStyle): Promise<Scene> {
  const { colours, display } = style;
  const { title, line = "", goal, kicker = "", notice = "", date, host, path, name } = spec;
  const facts = [...(goal === undefined ? [] : [goal]), ...(spec.facts ?? [])];
  const column = { x: 120, width: 840, align: "middle" as const };
  const fill = colours.ink;
  const address = `${host}${path}`;
  const pocketTop = wordsEnd - 120;
  const [first = "", ...more] = facts;
  const below = [
    facts.length > 0
      ? factBlock(first, [54, 46, 40], fill, 30)
      : { text: line || kicker, family: "text" as const, sizes: [54, 46, 40], fill, gap: 30, maxLines: 2 },
    ...more.map((fact) => factBlock(fact, [46, 40, 36], fill, 10)),
  ];
  const label = notice === "" ? [] : [{ ...factBlock(notice, [84, 70, 58], fill, 0), family: display }];
  const room = pocketTop - 24 - wordsStart - heightOf(column, [...label, ...below]);
  const { texts, bottom } = stack(0, column, [
    ...label,
    {
      text: title,
      family: display,
      sizes: [172, 140, 116, 96, 80, 64, 48],
      fill,
      maxHeight: Math.min(330, room),
      tag: "H1",
    },
    ...below,
  ]);
  const place = stack(pocketTop + 22, { ...column, x: 150, width: 780 }, [
    {
      text: address.length <= 60 ? address : host,
      family: "text",
      sizes: [42, 36, 30, 25],
      fill: colours.page,
      maxLines: 1,
    },
  ]);
  const wide = Math.max(420, ...place.texts.flatMap(({ set }) => set.lines.map((line) => line.width))) + 120;
  const left = (width - wide) / 2;
  const ground = {
    event: colours.sky,
    post: colours.sky,
    project: colours.lilac,
    page: colours.lilac,
    site: colours.hill,
  }[spec.kind];
  const tab = date && dateTab(style, date, { x: 50, y: 56, width: 220, height: 345, ground: colours.hill, ink: fill });
  const mark = signature(style, { name, host: "" }, { x: 60, y: 100, scale: 2.4, width: 400 });
  return {
    width,
    height,
    shapes: [
      `<rect width="${width}" height="${height}" fill="${ground}"/>`,
      sun(style, -580, 690, 2240),
      await flag(style, [250, 56, 690, 774], colours.sun),
      strip(style, 0, width, 56),
      ...(tab ?? mark).shapes,
      `<path d="M${left} ${pocketTop}h${wide}v54a${wide / 2} 60 0 0 1-${wide} 0z" fill="${colours.ink}"/>`,
    ],
    texts: [
      ...(tab?.texts ?? []),
      ...moved(texts, wordsStart + Math.max(0, (pocketTop - 24 - wordsStart - bottom) / 2)),
      ...place.texts,
    ],
  };
}
