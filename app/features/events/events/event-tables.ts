import type { Generated } from "kysely";

/** A column of an event. */
export interface ForChildren {
  /** 1: children take part. The default is the safer value. */
  with_children: Generated<number>;
}
