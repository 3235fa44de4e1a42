import type { AppContext } from "./context.server.ts";

/** A first task of a new foundation, or one that prepares the site for others. */
export interface ChecklistStep {
  /** Unique among all features. */
  step: string;
  words: readonly [label: string, todo: string];
  /** A staff page, or a part of the home page. */
  path: `/admin/${string}` | `#${string}`;
  isDone(ctx: AppContext): Promise<boolean>;
  /** Returns a more precise instruction than `words`; called while the step is not done. */
  todo?(ctx: AppContext): Promise<string>;
}
