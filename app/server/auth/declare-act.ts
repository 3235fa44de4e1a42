import type { HasRoles } from "../../values/roles.ts";

/** Why an act leaves a question out. */
interface Without {
  none: string;
}

interface Declared<Member> {
  /** The permission, which pages also ask. */
  may(member: Member): boolean;
  /** When another settled person has to agree, as the command asks it. */
  second: { when: string } | Without;
}

/** An act that anybody at an open screen with the right role does. */
export interface RoutineAct<Member = HasRoles> extends Declared<Member> {
  freshSignIn: Without;
}

/** An act that needs a recent proof of the person. */
export interface FreshAct<Member = HasRoles> extends Declared<Member> {
  /** Path of the staff page that the person comes back to. */
  freshSignIn: { backTo: string };
}

/**
 * Requirements of a staff command, declared beside its permission. `requireAct` checks them in the command, so no page
 * can forget them. `tests/declared-acts.test.ts` demands one of each command that writes money, numbers for help or
 * sure words, or that writes to many people, and lists what the site does by itself.
 */
export type Act<Member = HasRoles> = RoutineAct<Member> | FreshAct<Member>;
