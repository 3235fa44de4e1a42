/** Reads of the books for features that write into them. */
export {
  findBalance,
  findBalances,
  findFirstDay,
  findKinds,
  findPlace,
  findPlaces,
  findPurse,
  findPurses,
  general,
  hasKind,
  type Place,
} from "./purse-queries.server.ts";
