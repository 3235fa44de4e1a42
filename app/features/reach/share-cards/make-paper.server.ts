import { createHash } from "node:crypto";
import type { AppContext } from "../../../server/context.server.ts";
import { runInThread } from "../../../server/thread/run-in-thread.server.ts";
import type { CardSpec } from "../../media/cards/find-card.server.ts";
import type { Paper } from "../../media/cards/paper.ts";
import { createBoundedCache } from "./bounded-cache.server.ts";
import { loadCardStyle } from "./load-card-style.server.ts";
import type { PaperAsks, PaperText } from "./typeset-paper.server.ts";

/** Cache of about twenty PDFs. */
const sheets = createBoundedCache(5_000_000);

const nameOf = (spec: CardSpec, paper: Paper, text: PaperText): string =>
  createHash("sha256")
    .update(JSON.stringify([spec, paper, text]))
    .digest("hex");

/** Returns a PDF from the cache; undefined if it must be made. */
export const cachedPaper = (spec: CardSpec, paper: Paper, text: PaperText) => sheets.find(nameOf(spec, paper, text));

/**
 * Makes a PDF, or returns it from the cache.
 * @returns undefined if too many requests wait
 * @throws StorageError
 */
export const makePaper = (ctx: AppContext, spec: CardSpec, paper: Paper, text: PaperText) =>
  sheets.make(nameOf(spec, paper, text), async () => {
    const { picture, ...style } = await loadCardStyle(ctx, spec);
    const drawGround: PaperAsks["drawGround"] = (svg, width) => ctx.images.draw(svg, { width, maxBytes: 400_000 });
    const file = "app/features/reach/share-cards/typeset-paper.server.ts";
    return runInThread(file, "typesetPaper", [spec, paper, text, style, ctx.clock.now()], { picture, drawGround });
  });
