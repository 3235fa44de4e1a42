import type { Generated } from "kysely";

/** Columns of an event. */
export interface ForChildren {
  /** 1: children take part. The default is the safer one. */
  with_children: Generated<number>;
}
