/** Questions about the books that other features ask. */

export { findKinds } from "./find-kinds.server.ts";
export { changeAct, findActByKey, findWaitingActs, type PurseAct, stopActs } from "./purse-act-queries.server.ts";
export {
  changePurse,
  type Entry,
  findBalance,
  findBalanceAt,
  findBalances,
  findFirstDay,
  findFirstOpenDay,
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
  runningKind,
  sumDaysAfter,
  sumOfKind,
  updatePlace,
} from "./purse-queries.server.ts";
