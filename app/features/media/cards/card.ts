import type { CardKind } from "../../../server/share-card.ts";

export type CardShape = "card" | "status";

/** Pixels. */
export const cardSizes = { card: { width: 1200, height: 630 }, status: { width: 1080, height: 1920 } } as const;

/** URLs of a page's share card. */
export interface CardLinks {
  /** `card` is for messengers; `status` is in portrait format. */
  card: string;
  status: string;
  alt: string;
  kind: CardKind;
  key: string;
}
