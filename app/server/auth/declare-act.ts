import type { HasRoles } from "../../values/roles.ts";

/** Reason why an act does not need a requirement. */
interface Without {
  none: string;
}

interface Declared<Member> {
  may(member: Member): boolean;
  /** Condition under which another settled person must agree. */
  second: { when: string } | Without;
}

/** An act for which the right role in an open session is enough. */
export interface RoutineAct<Member = HasRoles> extends Declared<Member> {
  freshSignIn: Without;
}

/** An act that needs a recent proof of identity. */
export interface FreshAct<Member = HasRoles> extends Declared<Member> {
  /** Path of the staff page to which the person returns. */
  freshSignIn: { backTo: string };
}

/**
 * Requirements of a staff command, declared beside its permission. `requireAct` checks them in the command, so no page
 * can forget them. `tests/declared-acts.test.ts` requires one for each command that writes money, phone numbers for
 * help or sure words, or that e-mails many people. It also lists the acts of the site itself.
 */
export type Act<Member = HasRoles> = RoutineAct<Member> | FreshAct<Member>;
