import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { findPublicSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { findSwitchedOffOnce } from "../../foundation/use/find-features-in-use.server.ts";
import { findWordsOfOnce, findWordsOnce } from "../../foundation/words/find-words.server.ts";
import { findShownFirstDay } from "../../giving/transparency/shows-books.server.ts";
import { findFooterDocuments } from "../../media/documents/find-documents.server.ts";
import { sealedConsent } from "../../publishing/newsletter/consent.server.ts";
import { findLinks } from "../../publishing/own-pages/find-own-pages.server.ts";

/** Finds the data of the header and the footer of a public page. */
export async function findFrame(ctx: AppContext, requestInfo: RequestInfo) {
  const settings = await findPublicSettingsOnce(ctx, requestInfo);
  const words = await findWordsOnce(ctx, requestInfo);
  const consent = sealedConsent(ctx, (await findWordsOfOnce(ctx, requestInfo))("frame"));
  const off = await findSwitchedOffOnce(ctx, requestInfo);
  const documents = await findFooterDocuments(ctx);
  const hasBooks = (await findShownFirstDay(ctx, requestInfo)) !== undefined;
  return {
    settings,
    words,
    off,
    links: await findLinks(ctx),
    documents,
    hasBooks,
    origin: requestInfo.origin,
    consent,
  };
}
