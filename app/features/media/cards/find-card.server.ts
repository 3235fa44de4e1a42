import { createHash } from "node:crypto";
import { labelled } from "content/labelled.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import type { CardFacts } from "../../../server/share-card.ts";
import { findSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import type { Look } from "../../foundation/settings/look-schema.ts";
import type { CardLinks } from "./card.ts";

export interface CardSpec extends CardFacts {
  look: Look;
  name: string;
  /** `host` has no scheme, for example `example.org`. */
  host: string;
  origin: string;
}

/** Version of the design. It is part of the address, so a new design must increase it. */
const drawnSince = 2;

export async function specifyCard(ctx: AppContext, requestInfo: RequestInfo, facts: CardFacts): Promise<CardSpec> {
  const { name, look } = await findSettingsOnce(ctx, requestInfo);
  const { palette, cloth, displayFace, logo } = look;
  const { origin } = requestInfo;
  return { ...facts, look: { palette, cloth, displayFace, logo }, name, host: new URL(origin).host, origin };
}

/** Hashes a card's content, so that a changed card has a new address. */
export const hashCard = (spec: CardSpec): string =>
  createHash("sha256")
    .update(JSON.stringify([drawnSince, spec]))
    .digest("hex")
    .slice(0, 16);

export async function findCard(ctx: AppContext, requestInfo: RequestInfo, facts: CardFacts): Promise<CardLinks> {
  return linkCard(await specifyCard(ctx, requestInfo, facts));
}

export function linkCard(spec: CardSpec): CardLinks {
  const { kind, key, title, notice = "" } = spec;
  const folder = `/look/cards/${kind}/${encodeURIComponent(key)}`;
  const hash = hashCard(spec);
  return {
    card: `${folder}/${hash}.jpg`,
    status: `${folder}/${hash}-status.jpg`,
    alt: notice ? labelled(notice, title) : title,
    kind,
    key,
  };
}
