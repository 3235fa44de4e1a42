import type { AppContext } from "./context.server.ts";

/** A first step of a new foundation, or one that makes the site ready for others. */
export interface ChecklistStep {
  /** Name of the step, once in all features. */
  step: string;
  words: readonly [label: string, todo: string];
  /** A staff page, or a part of the home. */
  path: `/admin/${string}` | `#${string}`;
  isDone(ctx: AppContext): Promise<boolean>;
  /** Instruction that is more precise than the page's words; asked while the step is not done. */
  todo?(ctx: AppContext): Promise<string>;
}
