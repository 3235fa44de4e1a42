import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import * as store from "./consent-queries.server.ts";
import type { PhotoRequestFields } from "./photo-request-schema.ts";

export interface NotedRequest extends Pick<PhotoRequestFields, "who" | "wish"> {
  hideAt: string | null;
  hiddenAt: string | null;
}

type RequestRow = { photo_id: number; created_at: string };

async function keyOf(ctx: InTransaction, { photo_id, created_at }: RequestRow): Promise<string | undefined> {
  const photo = await store.findPhoto(ctx.db, photo_id);
  return photo && `${photo.path} ${created_at}`;
}

export function readRequestKey(key: string): { path: string; created_at: string } {
  const [path = "", created_at = ""] = key.split(" ");
  return { path, created_at };
}

export async function noteRequest(
  ctx: InTransaction,
  request: RequestRow & Pick<PhotoRequestFields, "who" | "wish"> & { hide_at: string | null; hidden_at: string | null },
): Promise<void> {
  const key = await keyOf(ctx, request);
  const { who, wish, hide_at: hideAt, hidden_at: hiddenAt } = request;
  const noted: NotedRequest = { who, wish, hideAt, hiddenAt };
  if (key !== undefined) await recordClosing(ctx, { kind: "asked", key, value: JSON.stringify(noted) });
}

export async function noteAnswer(ctx: InTransaction, request: RequestRow, outcome: "down" | "kept"): Promise<void> {
  const key = await keyOf(ctx, request);
  if (key !== undefined) await recordClosing(ctx, { kind: "asked", key, value: outcome, isRelease: true });
}
