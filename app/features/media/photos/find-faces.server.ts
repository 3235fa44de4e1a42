import type { AppContext } from "../../../server/context.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import * as store from "./face-queries.server.ts";

/** Finds the faces of a photograph for staff. `off`: a setting disables counting. */
export async function findPhotoFaces(ctx: AppContext, id: number) {
  const found = await store.findFaces(ctx.db, id);
  const boxes = found?.boxes ?? [];
  if (found?.state === "counted") return { state: "counted" as const, boxes };
  if ((await findSettings(ctx)).countFaces === false) return { state: "off" as const, boxes };
  const isComing = found?.state === "waiting" || found?.state === "counting";
  return { state: isComing ? ("waiting" as const) : ("uncounted" as const), boxes };
}

export type PhotoFaces = Awaited<ReturnType<typeof findPhotoFaces>>;

/** Queues a skipped or failed photograph again. @returns false for another state */
export const countAgain = (ctx: AppContext, id: number): Promise<boolean> => store.queueUncounted(ctx.db, id);
