import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { findPlaceOfDocument } from "../documents/hide-document.server.ts";
import * as store from "./consent-queries.server.ts";
import type { Asked } from "./photo-request-queries.server.ts";
import type { PhotoRequestFields } from "./photo-request-schema.ts";

export interface NotedRequest extends Pick<PhotoRequestFields, "who" | "wish"> {
  hideAt: string | null;
  hiddenAt: string | null;
}

type RequestRow = Asked & { created_at: string };

async function keyOf(ctx: InTransaction, { photo_id, document_id, created_at }: RequestRow) {
  const place =
    document_id === null
      ? (await store.findPhoto(ctx.db, photo_id ?? 0))?.path
      : await findPlaceOfDocument(ctx, document_id);
  return place && `${place} ${created_at}`;
}

export function readRequestKey(key: string): { place: string; created_at: string } {
  const parts = key.split(" ");
  const created_at = parts.pop() ?? "";
  return { place: parts.join(" "), created_at };
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
