import type { Act, FreshAct, RoutineAct } from "../../../server/auth/declare-act.ts";
import { type HasRoles, hasRole } from "../../../values/roles.ts";
import type { GiftAct } from "./gift-states.ts";

/** Gifts contain donors' names and amounts. */
export const canManageGifts = (member: HasRoles): boolean => hasRole(member, "treasurer") || hasRole(member, "admin");

const may = canManageGifts;
const daily = { none: "A treasurer does it many times a day, and the history names who did." };
const oneDecides = { none: "No money moves, and the history keeps what was there before." };
const byLimit = { when: "The gift is cash, or above the limit of one person." };
const backTo = { backTo: "/admin/gifts" };

export const recordingGift: RoutineAct = { may, freshSignIn: daily, second: byLimit };

export const decidingOnPayment: RoutineAct = {
  may,
  freshSignIn: daily,
  second: { when: "The account that read the statement is not settled, and neither is the one that decides." },
};

/** Importing a statement makes gifts from lines with a promise's reference. */
export const readingBankStatement: RoutineAct = {
  may,
  freshSignIn: daily,
  second: { when: "The account is not settled: another one decides about the lines." },
};

/** Also erases the donors of the removed promises. */
export const sweepingPromises: RoutineAct = { may, freshSignIn: daily, second: oneDecides };

/** Also allows to send a valid receipt again. */
export const thanking: RoutineAct = { may, freshSignIn: daily, second: oneDecides };

const ofReceipt: FreshAct = { may, freshSignIn: backTo, second: { when: "The gift as it is afterwards needs one." } };

const takingOut: FreshAct = {
  may,
  freshSignIn: backTo,
  second: { when: "Staff recorded it by hand, it counts, and it is cash or above the limit of one person." },
};

export const undoing: RoutineAct = { may, freshSignIn: daily, second: oneDecides };

export const refunding: FreshAct = {
  may,
  freshSignIn: backTo,
  second: { when: "The amount, with what one person sent back within a week, is above the limit of one person." },
};

export const agreeingToRefund: FreshAct = { ...refunding, second: { when: "Always." } };

/** Records that a refund failed, and the money is back. */
export const takingRefundBack: FreshAct = { ...refunding, second: { when: "The gift as it counts again needs one." } };

export const stopping: RoutineAct = { may, freshSignIn: { none: "Nothing happens by it." }, second: oneDecides };

/** Also replaces the gift's receipt. */
export const changingPurpose: FreshAct = {
  may,
  freshSignIn: backTo,
  second: { when: "The gift had another purpose." },
};

export const agreeingToPurpose: FreshAct = { ...changingPurpose, second: { when: "Always." } };

/** Acts of staff. The site and the payment partner need no permission for their acts. */
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

export const askingForLimits: FreshAct = {
  may,
  freshSignIn: { backTo: "/admin/gifts/record" },
  second: { when: "Always; where there is one person only, 72 hours pass." },
};

export const decidingOnLimits: FreshAct = { ...askingForLimits, second: { when: "Agreeing: always." } };

export const sendingDonorStatements: FreshAct = {
  may,
  freshSignIn: { backTo: "/admin/gifts/statements" },
  second: { none: "No money moves, and each donor reads what she knows." },
};
