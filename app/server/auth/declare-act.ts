import type { HasRoles } from "../../values/roles.ts";

/** Why an act leaves a question out. */
interface Without {
  none: string;
}

interface Declared<Member> {
  /** The permission; pages ask it too. */
  may(member: Member): boolean;
  /** When another settled person has to agree, as the command asks it. */
  second: { when: string } | Without;
}

/** An act that anybody at an open screen with the right role does. */
export interface RoutineAct<Member = HasRoles> extends Declared<Member> {
  freshSignIn: Without;
}

/** An act for which the person has just proved who they are. */
export interface FreshAct<Member = HasRoles> extends Declared<Member> {
  /** Path of the staff page that the person comes back to. */
  freshSignIn: { backTo: string };
}

/**
 * What an act of staff demands, declared beside its permission. `requireAct` asks it in the command, so no page can forget
 * it. `tests/declared-acts.test.ts` demands one of each command that writes gifts, refunds, receipts, limits, bank details,
 * numbers for help or sure words, or that writes
 * to many people; what the site does by itself is listed there.
 */
export type Act<Member = HasRoles> = RoutineAct<Member> | FreshAct<Member>;
