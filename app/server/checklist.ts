import type { AppContext } from "./context.server.ts";

/** A line of the checklist of a new site: a first step of a foundation, or what makes the site ready for others. */
export interface ChecklistStep {
  /** Name of the step, once in all features. */
  step: string;
  /** Order in the list, ascending. */
  rank: number;
  words: readonly [label: string, todo: string];
  /** Where it is done: a staff page, or a part of the home. */
  path: `/admin/${string}` | `#${string}`;
  /** Whether its fact is true. */
  isDone(ctx: AppContext): Promise<boolean>;
  /** What to do, where it says more than the words know; asked while the step is not done. */
  todo?(ctx: AppContext): Promise<string>;
}
