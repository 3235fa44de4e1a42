import type { Act, FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { type HasRoles, hasRole } from "../../../values/roles.ts";
import type { GiftAct } from "./gift-states.ts";

/** Gifts carry donors' names and sums: for treasurers and admins. */
export const canManageGifts = (member: HasRoles): boolean => hasRole(member, "treasurer") || hasRole(member, "admin");

const may = canManageGifts;
const daily = { none: "A treasurer does it many times a day, and the history names who did." };
const oneDecides = { none: "No money moves, and the history keeps what was there before." };
const byLimit = { when: "The gift is cash, or above the limit of one person." };
const backTo = { backTo: "/admin/gifts" };

/** Recording money that arrived: by hand, and from a promise. */
export const recordingGift: RoutineAct = { may, freshSignIn: daily, second: byLimit };

/** Deciding about a line of a bank statement, or about a notice of the payment partner. */
export const decidingOnPayment: RoutineAct = {
  may,
  freshSignIn: daily,
  second: { when: "The account that read the statement is not settled, and neither is the one that decides." },
};

/** Reading a bank statement: its lines become gifts of the promises whose references they name. */
export const readingBankStatement: RoutineAct = {
  may,
  freshSignIn: daily,
  second: { when: "The account is not settled: another one decides about the lines." },
};

/** Removing promises of robots, which erases the donors that they name. */
export const sweepingPromises: RoutineAct = { may, freshSignIn: daily, second: oneDecides };

/** Writing down who was thanked, and sending the valid receipt again to the address of its gift. */
export const thanking: RoutineAct = { may, freshSignIn: daily, second: oneDecides };

const ofReceipt: FreshAct = { may, freshSignIn: backTo, second: { when: "The gift as it is afterwards needs one." } };

/** Calling a gift a mistake: money leaves the books. */
const takingOut: FreshAct = {
  may,
  freshSignIn: backTo,
  second: { when: "Staff recorded it by hand, it counts, and it is cash or above the limit of one person." },
};

/** Undoing what was recorded within ten minutes. */
export const undoing: RoutineAct = { may, freshSignIn: daily, second: oneDecides };

/** Sending money back, by any way. */
export const refunding: FreshAct = {
  may,
  freshSignIn: backTo,
  second: { when: "The amount, with what one person sent back within a week, is above the limit of one person." },
};

/** Agreeing that money goes back. */
export const agreeingToRefund: FreshAct = { ...refunding, second: { when: "Always." } };

/** Saying that money which was sent back is here again. */
export const takingRefundBack: FreshAct = { ...refunding, second: { when: "The gift as it counts again needs one." } };

/** Stopping what waiting for a second person. */
export const stopping: RoutineAct = { may, freshSignIn: { none: "Nothing happens by it." }, second: oneDecides };

/** Another purpose for a gift: its receipt is renewed. */
export const changingPurpose: FreshAct = {
  may,
  freshSignIn: backTo,
  second: { when: "The gift had another purpose." },
};

export const agreeingToPurpose: FreshAct = { ...changingPurpose, second: { when: "Always." } };

/** Each act of the table of states that staff do; those of the site and of the payment partner have nobody to ask. */
export const giftActsOfStaff = {
  arrived: recordingGift,
  agree: { may, freshSignIn: daily, second: { when: "Always: another settled person than who recorded it." } },
  seenInStatement: decidingOnPayment,
  lostFromStatement: decidingOnPayment,
  thank: thanking,
  spend: { may, freshSignIn: daily, second: oneDecides },
  receipt: ofReceipt,
  join: { ...ofReceipt, second: { when: "The gift has a donor of its own, who is another one." } },
  split: ofReceipt,
  void: takingOut,
  restore: { may, freshSignIn: daily, second: byLimit },
  correct: {
    ...ofReceipt,
    second: { when: "The gift as it is afterwards needs one, or it becomes less: as taking out." },
  },
  address: ofReceipt,
  purpose: changingPurpose,
  refund: refunding,
  refundPart: refunding,
  takenByBank: decidingOnPayment,
} satisfies Partial<Record<GiftAct, Act>>;

export type StaffGiftAct = keyof typeof giftActsOfStaff;

/** Asking for other limits of one person. */
export const askingForLimits: FreshAct = {
  may,
  freshSignIn: { backTo: "/admin/gifts/record" },
  second: { when: "Always; where there is one person only, 72 hours pass." },
};

/** Agreeing to other limits, or stopping them. */
export const decidingOnLimits: FreshAct = { ...askingForLimits, second: { when: "Agreeing: always." } };

/** Sending every donor of a year her statement. */
export const sendingDonorStatements: FreshAct = {
  may,
  freshSignIn: { backTo: "/admin/gifts/statements" },
  second: { none: "No money moves, and each donor reads what she knows." },
};
