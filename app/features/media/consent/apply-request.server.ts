import type { ClosingRow } from "../../../server/closings/record-closing.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import * as store from "./consent-queries.server.ts";
import { type NotedRequest, readRequestKey } from "./noted-requests.server.ts";
import * as requests from "./photo-request-queries.server.ts";

/**
 * Applies a photo request that came, or was answered, after the backup. Its message is lost.
 * @param by in the audit log
 */
export async function applyRequest(ctx: InTransaction, { key, value, at, is_release }: ClosingRow, by: string) {
  const { path, created_at } = readRequestKey(key);
  const [photo] = await store.findPhotosByPath(ctx.db, [path]);
  if (photo === undefined) return;
  const before = await requests.findRequestOf(ctx.db, photo.id, created_at);
  if (is_release === 1) {
    const outcome = value === "down" ? "down" : "kept";
    if (before !== undefined) await requests.updateRequest(ctx.db, before.id, { done_at: at, done_by: by, outcome });
    return;
  }
  if (value === null) return;
  const { who, wish, hideAt: hide_at, hiddenAt: hidden_at } = JSON.parse(value) as NotedRequest;
  if (before !== undefined) {
    await requests.updateRequest(ctx.db, before.id, { hidden_at });
    return;
  }
  const asked = { photo_id: photo.id, who, wish, contact: null, note: null, created_at, hide_at, hidden_at };
  await requests.insertRequest(ctx.db, asked);
}
