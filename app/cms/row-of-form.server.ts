import type { Actor } from "../server/context.server.ts";
import { withTransaction } from "../server/db/with-transaction.ts";
import type { FormValues } from "../staff-kit/local-draft.ts";
import type * as store from "./content-queries.server.ts";
import { type ContentType, requireEditable, requireWrite } from "./content-type.server.ts";
import { columnsOf } from "./define-content-type.server.ts";
import { holdReasons } from "./protection/sensitive-reasons.ts";
import type { PublishingFields } from "./publishing-schema.ts";

/**
 * Returns the row that a form would make, for previews: fields may be incomplete, and nothing is stored.
 * @param id undefined for a new item
 * @throws AppError notFound, adminsOnly, notYours
 */
export async function rowOfForm<Table extends store.ContentTable>(
  { ctx, member }: Actor,
  type: ContentType<Table>,
  id: number | undefined,
  formValues: FormValues,
): Promise<store.RowOf<Table>> {
  if (id === undefined) requireWrite(type, member);
  const before = id === undefined ? undefined : await requireEditable(ctx.db, member, type, id);
  const values = Object.fromEntries(
    Object.entries(type.fields).map(([name, { isList }]) => {
      const texts = formValues[name] ?? [];
      return [name, isList ? texts.filter((text) => text.trim() !== "") : (texts[0] ?? "").trim()];
    }),
  );
  const fields = { status: "published", publishAt: "", version: 0, idempotencyKey: "", ...values } as PublishingFields;
  const first = await withTransaction(ctx, async (_, transaction) =>
    before === undefined ? type.firstColumns?.(transaction, fields, member) : undefined,
  );
  const unprotected = {
    writer_ids: "[]",
    dropped_by_ids: "[]",
    approved_at: null,
    approved_by: null,
    approved_by_id: null,
  };
  const empty = {
    ...unprotected,
    id: 0,
    status: "draft",
    publish_at: null,
    version: 0,
    deleted_at: null,
    idempotency_key: null,
  };
  const beside = type.columnsBeside?.(fields, { now: ctx.clock.now(), before });
  const protection = {
    ...holdReasons(formValues.sensitive ?? [], before),
    names_changed: formValues.namesChanged?.[0] ? 1 : 0,
  };
  return {
    ...empty,
    ...before,
    ...columnsOf(type.fields, fields),
    ...first,
    ...beside,
    ...protection,
  } as store.RowOf<Table>;
}
