import { fillPlaces } from "../../../values/places.ts";
import type { CardSpec } from "../../media/cards/find-card.server.ts";
import { type Block, type CardStyle, moved, signature, stack, strip } from "./card-parts.server.ts";
import { type PaperPage, type PrintWords, sheet } from "./layout-poster.server.ts";

const white = "#ffffff";

const emptyPage = (shapes: string[] = []): PaperPage => ({ ...sheet, shapes, texts: [], codes: [] });

const maxPages = 6;

const margin = 180;
const pageEnd = 2790;
const codeSize = 560;

/** Lays out an event's programme: its texts, with a QR code at the end that leads to the page. */
export function layoutProgramme(
  spec: CardSpec,
  style: CardStyle,
  words: PrintWords,
  text: { paragraphs: string[]; list: string[] },
): PaperPage[] {
  const { colours, display } = style;
  const fill = colours.ink;
  const column = { x: margin, width: sheet.width - 2 * margin };
  const plain = (written: string, gap: number): Block => ({ text: written, family: "text", sizes: [42], fill, gap });
  const head: Block = { text: spec.title, family: display, sizes: [150, 120, 96], fill, tag: "H1" };
  const blocks: Block[] = [
    { ...plain(spec.notice ?? "", 0), family: display, sizes: [96, 80] },
    head,
    { text: spec.line ?? "", family: "text", sizes: [56], fill: colours.purple, gap: 30 },
    ...(spec.facts ?? []).map((fact, index) => ({ ...plain(fact, index === 0 ? 40 : 4), sizes: [50] })),
    ...text.paragraphs.map((paragraph, index) => plain(paragraph, index === 0 ? 70 : 30)),
    ...(text.list.length > 0 ? [plain(words.partners, 60), plain(text.list.join(", "), 4)] : []),
  ];
  const mark = signature(style, spec, { x: margin, y: 130, scale: 3, width: 1200 });
  const first: PaperPage = { ...emptyPage([strip(style, 0, sheet.width, 60), ...mark.shapes]), texts: mark.texts };
  const pages = [first];
  let y = 380;
  for (const block of blocks)
    for (const placed of stack(y, column, [block]).texts) {
      // A paragraph can continue on the next page.
      let { lines } = placed.set;
      let top = placed.y;
      while (lines.length > 0 && pages.length <= maxPages) {
        const room = Math.floor((pageEnd - top) / placed.leading) + 1;
        const here = lines.slice(0, Math.max(room, 0));
        pages.at(-1)?.texts.push({ ...placed, y: top, set: { ...placed.set, lines: here } });
        lines = lines.slice(here.length);
        top += here.length * placed.leading;
        if (lines.length > 0) {
          pages.push(emptyPage());
          top = 240;
        }
      }
      y = top - placed.set.size * 0.8;
    }
  if (y + 80 + codeSize > pageEnd) {
    pages.push(emptyPage());
    y = 160;
  }
  const last = pages.at(-1) ?? first;
  last.codes.push({ x: margin - 60, y: y + 60, size: codeSize });
  const beside = { x: margin + codeSize, width: sheet.width - 2 * margin - codeSize };
  const caption = stack(y + 200, beside, [
    { text: words.scan, family: "text", sizes: [50], fill },
    {
      text: fillPlaces(words.open, { address: `${spec.host}${spec.path}` }),
      family: "text",
      sizes: [42, 34],
      fill,
      gap: 10,
    },
  ]);
  last.texts.push(...caption.texts);
  return pages;
}

/**
 * Lays out four slips on a page, to be cut. A QR code leads to the page with the account; the account itself is never
 * printed.
 */
export function layoutSlips(spec: CardSpec, style: CardStyle, words: PrintWords): PaperPage {
  const { colours, display } = style;
  const fill = colours.ink;
  const width = sheet.width / 2;
  const height = sheet.height / 2;
  const page = emptyPage([
    `<rect width="2100" height="2970" fill="${white}"/>`,
    `<path d="M${width} 0v2970M0 ${height}h2100" stroke="${colours.muted}" stroke-width="3" stroke-dasharray="16 16"/>`,
  ]);
  const mark = signature(style, spec, { x: 90, y: 110, scale: 2.2, width: 860 });
  const left = stack(270, { x: 90, width: 870 }, [
    { text: spec.title, family: display, sizes: [96, 80, 66], fill, maxLines: 2, tag: "H1" },
    { text: words.slip, family: "text", sizes: [40], fill, gap: 50, maxLines: 1 },
    { text: words.slipAmount, family: "text", sizes: [50], fill, gap: 40, maxLines: 1 },
    { text: words.slipFor, family: "text", sizes: [40], fill, gap: 46, maxLines: 1 },
  ]);
  const lines = left.texts.slice(-2).map(({ y }) => y + 8);
  const code = 470;
  const top = height - code - 130;
  const beside = stack(top + 30, { x: 80 + code, width: width - code - 150 }, [
    { text: `${spec.host}${spec.path}`, family: "text", sizes: [48, 40, 32, 26], fill, maxLines: 2 },
    { text: words.noAccount, family: "text", sizes: [32, 28], fill: colours.muted, gap: 16, maxHeight: 330 },
  ]);
  const texts = [...mark.texts, ...left.texts, ...beside.texts];
  for (const [across, down] of [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const) {
    page.shapes.push(
      `<g transform="translate(${across} ${down})"><path d="M0 0h${width}v24H0z" fill="${colours.sun}"/>${mark.shapes.join("")}${lines.map((y) => `<path d="M200 ${y}h760" stroke="${fill}" stroke-width="3"/>`).join("")}</g>`,
    );
    page.texts.push(...moved(texts, down).map((text) => ({ ...text, x: text.x + across })));
    page.codes.push({ x: across + 50, y: down + top, size: code });
  }
  return page;
}
