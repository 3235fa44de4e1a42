import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import type { CardFacts } from "../../../server/share-card.ts";
import { fillPlaces } from "../../../values/places.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import type { CardLinks } from "../../media/cards/card.ts";
import { findCard } from "../../media/cards/find-card.server.ts";

/** Facts of a public page that people share. */
export interface Shared {
  address: string;
  /** Opens WhatsApp with a sentence and the address; who sends it chooses the group there. */
  whatsApp: string;
  card: CardLinks;
}

/** Address, sentence and pictures of a public page. */
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
