// Queries for features that tell past gifts apart from the gifts of this site.
export { importPastGift } from "./import-past-gift.server.ts";
export {
  deletePastGift,
  findFirstGiftDay,
  findGiftsOfSite,
  findPastNameOf,
  findPastOfLines,
  keyOfLine,
  listPastAddresses,
  listPastGifts,
  listPastGiftsBetween,
  listPastUnaddressed,
  type PastGift,
  sumPastGifts,
} from "./past-gift-queries.server.ts";
