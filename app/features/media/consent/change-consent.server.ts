import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { canReadSafeguarding } from "../../../server/auth/safeguarding-permissions.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { isNarrower, writeUses } from "./consent.ts";
import * as store from "./consent-queries.server.ts";
import type { AllowedFields } from "./consent-schema.ts";
import { requireConsent } from "./find-consents.server.ts";
import { storeNames } from "./known-names.server.ts";
import { noteAllowed } from "./record-consent.server.ts";
import { refreshPhotosOf } from "./refresh-photo-consent.server.ts";

const widens =
  "This allows more than the family agreed to. Take a new consent of this person, or ask the safeguarding lead.";

/**
 * Changes what a consent allows, and until when. Any staff member can narrow it; widening needs a new consent, or the
 * safeguarding lead. @throws AppError notFound; FormError
 */
export async function changeConsent({ ctx, member }: Actor, id: number, fields: AllowedFields): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const { uses, until } = await requireConsent(ctx, id);
    const after = { uses: writeUses(fields.uses), until: fields.until || null };
    if (!isNarrower(after, { uses, until }) && !canReadSafeguarding(member))
      throw new FormError(widens, { errors: { uses: widens } });
    await store.updateConsent(transaction, id, after);
    await noteAllowed(ctx, await requireConsent(ctx, id));
    if (fields.names !== "") await storeNames(ctx, id, fields.names);
    await refreshPhotosOf(ctx, id, member);
    await recordAuditEvent(ctx, transaction, member, {
      what: "consent changed",
      subject: `consent:${id}`,
      before: { uses, until },
      after,
    });
  });
}
