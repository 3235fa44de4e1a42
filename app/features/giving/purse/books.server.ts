/** Questions about the books that other features ask. */

export { findBalanceAt } from "../cash/cash-queries.server.ts";
export { findKinds } from "./find-kinds.server.ts";
export { findWaitingActs, stopActs } from "./purse-act-queries.server.ts";
export {
  changePurse,
  findBalance,
  findBalances,
  findFirstDay,
  findLastMonth,
  findPlace,
  findPlaces,
  findPurse,
  findPurses,
  general,
  hasKind,
  insertKind,
  insertPurse,
  type Place,
  type Purse,
} from "./purse-queries.server.ts";
