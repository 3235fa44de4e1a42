import { formatList } from "content/intl.ts";
import { serverErrors } from "content/server-errors.ts";
import { listRoles, rolesThat } from "../../../server/auth/require-may.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { compareWords } from "../../../values/compare-words.ts";
import { canKeepBooks, hasRole } from "../../../values/roles.ts";
import { readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { whyNot } from "./act-on-voucher.server.ts";
import type { Voucher } from "./voucher-queries.server.ts";
import { ruleOfVoucher, type VoucherAct } from "./voucher-states.ts";

const maxPeople = 3;

/**
 * Requires the role for an act on a voucher.
 * @throws FormError that names people who may do it here: settled ones that are not one person with the spender
 */
export async function requireKeeper({ ctx, member }: Actor, voucher: Voucher, act: VoucherAct): Promise<void> {
  if (ruleOfVoucher(act).who !== "keeper" || canKeepBooks(member)) return;
  const standings = await readStandingsOfGifts(ctx);
  const isTreasurer = (account: (typeof standings.accounts)[number]) => hasRole(account, "treasurer");
  const people = standings.accounts
    .filter((account) => canKeepBooks(account) && whyNot(voucher, account.id, act, standings) === undefined)
    .toSorted((a, b) => Number(isTreasurer(b)) - Number(isTreasurer(a)) || compareWords(a.name, b.name))
    .slice(0, maxPeople)
    .map(({ name }) => name);
  const sentence = serverErrors.onlyRolesNow(listRoles(rolesThat(canKeepBooks)), formatList(people, "or"));
  throw new FormError(sentence, { status: 403 });
}
