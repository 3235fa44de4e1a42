import type { CardKind } from "../../../server/share-card.ts";

export type CardShape = "card" | "status";

/** Pixels of each picture. */
export const cardSizes = { card: { width: 1200, height: 630 }, status: { width: 1080, height: 1920 } } as const;

/** What a page says of its card. */
export interface CardLinks {
  /** Path of the picture for messengers, and of the upright one. */
  card: string;
  status: string;
  alt: string;
  kind: CardKind;
  key: string;
}
