import { staffSettings } from "content/staff-settings.ts";
import { newerRejection } from "../../../cms/handle-content-form.server.ts";
import type { Sender } from "../../../server/context.server.ts";
import type { SentForm } from "../../../server/http/handle-form.server.ts";
import { askAboutTelephones } from "../../foundation/settings/ask-about-telephones.server.ts";
import { changeSettings, markSettings, seenSettings } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { personsFormSchema } from "../../foundation/settings/settings-form-schema.ts";
import { personValuesOf } from "../../foundation/settings/settings-form-values.ts";

/** Changes the contacts for child safety and personal data. @throws FormError on a conflict; AppError adminsOnly */
export async function changePersons(
  { ctx, member, requestInfo }: Sender,
  { formValues, check }: SentForm,
): Promise<void> {
  const wanted = check(personsFormSchema);
  const { safeguardingPhone } = await findSettings(ctx);
  await askAboutTelephones(ctx, formValues, { safeguardingPhone }, { notYet: staffSettings.notYet });
  const newer = await changeSettings(ctx, member, wanted, seenSettings(formValues), requestInfo);
  if (newer === undefined) return;
  throw newerRejection(
    staffSettings.newer,
    markSettings(newer),
    personValuesOf(newer),
    formValues,
    staffSettings.labels,
  );
}
