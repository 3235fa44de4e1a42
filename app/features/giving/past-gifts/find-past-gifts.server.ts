// Queries for features that tell past gifts apart from the gifts of this site.
export {
  deletePastGift,
  findFirstGiftDay,
  findPastNameOf,
  findPastOfLines,
  insertPastGift,
  isGiftOfSite,
  keyOfLine,
  listPastAddresses,
  listPastGifts,
  listPastGiftsBetween,
  listPastUnaddressed,
  type PastGift,
  sumPastGifts,
} from "./past-gift-queries.server.ts";
