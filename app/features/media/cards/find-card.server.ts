import { createHash } from "node:crypto";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import type { CardFacts } from "../../../server/share-card.ts";
import { findSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import type { Look } from "../../foundation/settings/look-schema.ts";
import type { CardLinks } from "./card.ts";

/** Everything that a card shows. */
export interface CardSpec extends CardFacts {
  look: Look;
  name: string;
  /** Like `example.org`, and with the page's path. */
  host: string;
  origin: string;
}

/** Another drawing of the same facts needs another address. */
const drawnSince = 2;

/** @returns what the card of a page shows, now */
export async function specifyCard(ctx: AppContext, requestInfo: RequestInfo, facts: CardFacts): Promise<CardSpec> {
  const { name, look } = await findSettingsOnce(ctx, requestInfo);
  const { palette, cloth, displayFace, logo } = look;
  const { origin } = requestInfo;
  return { ...facts, look: { palette, cloth, displayFace, logo }, name, host: new URL(origin).host, origin };
}

/** Hash of the card's content: a changed title gives a new card at a new address. */
export const hashCard = (spec: CardSpec): string =>
  createHash("sha256")
    .update(JSON.stringify([drawnSince, spec]))
    .digest("hex")
    .slice(0, 16);

/** The addresses of a page's card. */
export async function findCard(ctx: AppContext, requestInfo: RequestInfo, facts: CardFacts): Promise<CardLinks> {
  return linksOf(await specifyCard(ctx, requestInfo, facts));
}

export function linksOf(spec: CardSpec): CardLinks {
  const { kind, key, title, notice = "" } = spec;
  const folder = `/look/cards/${kind}/${encodeURIComponent(key)}`;
  const hash = hashCard(spec);
  return {
    card: `${folder}/${hash}.jpg`,
    status: `${folder}/${hash}-status.jpg`,
    alt: [notice, title].filter(Boolean).join(": "),
    kind,
    key,
  };
}
