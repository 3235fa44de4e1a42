import { spendingErrors } from "content/spending-errors.ts";
import { staffSpending as words } from "content/staff-spending.ts";
import { type Sender, senderOf } from "../../../server/context.server.ts";
import { FormError, handleForm, type SentForm } from "../../../server/http/handle-form.server.ts";
import type { TakenForm } from "../../../server/http/take-files.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { StorageError } from "../../../server/storage/storage.ts";
import { type SealedDraft, takeSealedFiles } from "../../media/private-files/sealed-files.server.ts";
import { type AskedWords, readVoucherForm } from "./read-voucher-form.server.ts";
import { sendVoucher } from "./send-voucher.server.ts";
import { cleanPicture, withStoredPicture } from "./voucher-picture.server.ts";

/** Maximum size of a body (bytes); larger than a picture, which is refused with a sentence instead of being cut off. */
const maxBodyBytes = 30 * 1024 * 1024;

const size = { maxBytes: 32 * 1024, maxFields: 40 };

interface Args {
  request: Request;
  context: Parameters<typeof senderOf>[0];
}

/** Handles the form of a voucher, from its page or from the queue of a phone. */
export async function handleVoucherForm({ request, context }: Args) {
  const sender = senderOf(context);
  const { ctx, requestInfo } = sender;
  const limits = { maxBytes: maxBodyBytes, maxTextBytes: size.maxBytes };
  return takeSealedFiles(ctx, requestInfo, request, limits, async (taken) => {
    const plan = { name: "voucher", notYet: words.notYet, size };
    const { done, rejected } = await handleForm(ctx, requestInfo, taken.request, plan, (form) =>
      send(sender, taken, form),
    );
    if (rejected === undefined) return { done };
    const hadPicture = taken.files.length > 0 || taken.problem !== undefined;
    const { asked = [] } = (rejected.more ?? {}) as { asked?: AskedWords[] };
    return { rejected: { ...rejected, answer: { ...rejected.answer, hadPicture, asked } } };
  });
}

/** @throws FormError */
async function send(sender: Sender, taken: TakenForm<SealedDraft>, { formValues }: SentForm) {
  const { ctx } = sender;
  const voucher = await readVoucherForm(sender, formValues);
  const picture = await cleanPicture(ctx, taken);
  try {
    const pictureHash = picture?.hash ?? null;
    return await withStoredPicture(ctx, picture, (path) =>
      sendVoucher(sender, { ...voucher, pictureHash, pictureLook: picture?.look || null, picture: path }),
    );
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    ctx.log.error("picture of a voucher not stored", errorFields(error));
    const { busy } = spendingErrors.picture;
    throw new FormError(busy, { status: 503, errors: { picture: busy } });
  }
}
