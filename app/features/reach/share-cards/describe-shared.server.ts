import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import type { CardFacts } from "../../../server/share-card.ts";
import { fillPlaces } from "../../../values/places.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import type { CardLinks } from "../../media/cards/card.ts";
import { findCard } from "../../media/cards/find-card.server.ts";

/** Data for sharing a public page. */
export interface Shared {
  address: string;
  /** URL that opens WhatsApp with a sentence and the page's address; the person then chooses the chat. */
  whatsApp: string;
  card: CardLinks;
}

/** Returns address, sentence and pictures for sharing a public page. */
export async function describeShared(ctx: AppContext, requestInfo: RequestInfo, facts: CardFacts): Promise<Shared> {
  const { share } = (await findWordsOfOnce(ctx, requestInfo))("article");
  const address = `${requestInfo.origin}${encodeURI(facts.path)}`;
  const chat = fillPlaces(share.sentence, { what: facts.title, address });
  return {
    address,
    whatsApp: `https://wa.me/?text=${encodeURIComponent(chat)}`,
    card: await findCard(ctx, requestInfo, facts),
  };
}
