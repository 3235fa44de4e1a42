import type { ImportState } from "./move-in-tables.ts";

/** Acts of people and of the job, with the states that they begin and end with. */
export const importActs = {
  refuse: { from: ["reading"], to: "refused" },
  ask: { from: ["reading"], to: "asked" },
  bring: { from: ["asked", "stopped"], to: "running" },
  stop: { from: ["running"], to: "stopped" },
  end: { from: ["running"], to: "brought" },
  /** A stopped import whose files expired. */
  close: { from: ["stopped"], to: "brought" },
  publish: { from: ["brought"], to: "publishing" },
  published: { from: ["publishing"], to: "brought" },
  undo: { from: ["brought", "stopped"], to: "undoing" },
  undone: { from: ["undoing"], to: "undone" },
} as const satisfies Record<string, { from: readonly ImportState[]; to: ImportState }>;

export type ImportAct = keyof typeof importActs;

/** States in which a process works on an import. */
export const workingStates = ["reading", "running", "publishing", "undoing"] as const satisfies readonly ImportState[];

/** States in which the files wait for a person; a day later they are deleted. */
export const waitingStates = ["reading", "refused", "asked"] as const satisfies readonly ImportState[];

/** Days in which an import can be undone after its end. */
export const undoDays = 7;
