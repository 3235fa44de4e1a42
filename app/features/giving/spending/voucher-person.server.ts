import { staffSpending } from "content/staff-spending.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { AfterErasing, Person, PersonalData } from "../../../server/personal-data.ts";
import { personalRecords } from "../../../server/personal-data.ts";
import { erasedName } from "../../../values/erased-name.ts";
import { withoutNames } from "../../../values/without-names.ts";
import { abandonPaths, deleteFiles } from "../../media/photos/delete-photo.server.ts";
import { eraseWordsOfVouchers } from "../bank-statements/expire-bank-statements.server.ts";
import { foldPayee } from "./send-voucher.server.ts";
import * as store from "./voucher-person-queries.server.ts";
import { formatVoucherNumber } from "./voucher-states.ts";

/**
 * Exports and erases the vouchers that a person spent or was paid by. Amounts, days and account ids stay, as the law
 * asks for the books.
 */
export const voucherData: PersonalData = { find: findOf, erase };

/** Returns true for vouchers of a person with one of these names. */
export const isPaid = (voucher: store.VoucherOfPerson, names: readonly string[]): boolean =>
  voucher.payee_kind === "person" && names.some((name) => foldPayee(name) === foldPayee(voucher.payee));

async function findOf({ db }: AppContext, person: Person) {
  const rows = await store.findVouchersOfPerson(db, person.accountIds, textsOf(person));
  const vouchers = rows.map((voucher) => {
    const { id, year, serial, currency, minor, paid_on, state, note, sent_at } = voucher;
    const payee = isPaid(voucher, person.names) ? { payee: voucher.payee } : {};
    return { id, number: formatVoucherNumber(year, serial), currency, minor, paid_on, state, note, sent_at, ...payee };
  });
  return [
    personalRecords(
      { name: "vouchers", label: staffSpending.person, noun: "voucher" },
      vouchers,
      ({ sent_at }) => sent_at,
    ),
  ];
}

/** Texts by which a person is found: the names of the accounts, and the address. */
const textsOf = ({ names, email }: Pick<Person, "names" | "email">): string[] => [...names, email].filter(Boolean);

const without = (text: string, texts: readonly string[]): string => withoutNames(text, texts, erasedName, "giu");

async function erase({ db }: InTransaction, person: Person): Promise<AfterErasing | undefined> {
  const paths = await eraseFromVouchers(db, person.names, textsOf(person));
  return paths.length === 0 ? undefined : (ctx) => deleteFiles(ctx, paths);
}

/**
 * Erases payees with one of these names together with the pictures, and these texts in notes and questions.
 * @returns the paths of pictures to delete after the commit
 */
export async function eraseFromVouchers(
  db: Database,
  names: readonly string[],
  texts: readonly string[] = names,
): Promise<string[]> {
  const paths: string[] = [];
  const erased: number[] = [];
  for (const voucher of await store.findVouchersOfPerson(db, [], texts)) {
    const isWhole = isPaid(voucher, names);
    const payee = isWhole ? erasedName : without(voucher.payee, texts);
    const picture = isWhole ? null : voucher.picture;
    if (picture === null && voucher.picture !== null) paths.push(voucher.picture);
    const picture_look = isWhole ? null : voucher.picture_look;
    const changes = {
      payee,
      payee_folded: foldPayee(payee),
      note: without(voucher.note, texts),
      picture,
      picture_look,
    };
    await store.changeVoucherTexts(db, voucher.id, changes);
    if (isWhole) erased.push(voucher.id);
  }
  await eraseWordsOfVouchers(db, erased);
  for (const event of await store.findEventsWith(db, texts))
    await store.changeEventWords(db, event.id, without(event.words, texts));
  await abandonPaths(db, paths);
  return paths;
}
