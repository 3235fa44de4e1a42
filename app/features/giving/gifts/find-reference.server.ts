import { giftErrors } from "content/giving-errors.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { bareText, codeLength, findReferences, isCode } from "../../../values/transfer-reference.ts";
import { findBank } from "../bank-details/find-bank.server.ts";
import { hasNumber, isSharedNumber } from "../bank-details/ways.ts";
import { findAllPrefixes } from "./promise-commands.server.ts";
import { findPromise, type PromiseRow } from "./promise-queries.server.ts";

/** A code that no promise has. With it, the query takes the same time for every text. */
const noCode = "-".repeat(codeLength);

/**
 * Returns whether the foundation issued this reference.
 * @returns `slip` for a reference with a typing error; undefined for others
 */
export async function findReference(ctx: AppContext, typed: string): Promise<"reference" | "slip" | undefined> {
  const bare = bareText(typed);
  const { exact, near } = findReferences(typed, await findAllPrefixes(ctx));
  const promise = await findPromise(ctx.db, "code", exact[0] ?? (isCode(bare) ? bare : noCode));
  if (promise !== undefined && promise.state !== "fake") return "reference";
  return exact.length === 0 && near.length > 0 ? "slip" : undefined;
}

/** Finds the promise with a typed reference. @throws FormError if there is none, or the promise is fake */
export async function requireByReference(ctx: AppContext, typed: string): Promise<PromiseRow> {
  const { exact, near } = findReferences(typed, await findAllPrefixes(ctx));
  const promise = exact[0] === undefined ? undefined : await findPromise(ctx.db, "code", exact[0]);
  if (promise !== undefined && promise.state !== "fake") return promise;
  const way = (await findBank(ctx)).live?.ways.find((way) => hasNumber(way, typed) || isSharedNumber(way, typed));
  if (way !== undefined) throw new FormError(giftErrors.ownWay(way.label));
  throw new FormError(near.length > 0 ? giftErrors.slip : giftErrors.noReference);
}
