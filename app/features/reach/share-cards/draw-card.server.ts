import type { AppContext } from "../../../server/context.server.ts";
import { runInThread } from "../../../server/thread/run-in-thread.server.ts";
import { type CardShape, cardSizes } from "../../media/cards/card.ts";
import { type CardSpec, hashCard } from "../../media/cards/find-card.server.ts";
import { createBoundedCache } from "./bounded-cache.server.ts";
import { loadCardStyle } from "./load-card-style.server.ts";

/** Maximum sizes of pictures (bytes); messengers do not show larger ones. */
const maxBytes = { card: 100_000, status: 250_000 };

/** Cache of about eighty cards. */
const cards = createBoundedCache(8_000_000);

/** Returns a card from the cache; undefined if it must be drawn. */
export const cachedCard = (spec: CardSpec, shape: CardShape) => cards.find(nameOf(spec, shape));

const nameOf = (spec: CardSpec, shape: CardShape) => `${hashCard(spec)} ${shape}`;

/**
 * Draws a card, or returns it from the cache.
 * @returns undefined if too many requests wait
 * @throws StorageError
 */
export const drawCard = (ctx: AppContext, spec: CardSpec, shape: CardShape): Promise<Uint8Array | undefined> =>
  cards.make(nameOf(spec, shape), async () => {
    const { picture, ...style } = await loadCardStyle(ctx, spec);
    const file = "app/features/reach/share-cards/typeset-card.server.ts";
    const svg = await runInThread<string>(file, "typesetCard", [spec, shape, style], { picture });
    return ctx.images.draw(svg, { width: cardSizes[shape].width, maxBytes: maxBytes[shape] });
  });
