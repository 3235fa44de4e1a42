import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { spendingErrors as words } from "content/spending-errors.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import type { TakenForm } from "../../../server/http/take-files.server.ts";
import { splitLooks } from "../../../values/look-hash.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { removeOwnerless } from "../../media/photos/add-photo.server.ts";
import { cleanFile } from "../../media/private-files/clean-file.server.ts";
import type { SealedDraft } from "../../media/private-files/sealed-files.server.ts";
import * as store from "./voucher-queries.server.ts";

/** A voucher's picture without location and other data of the phone. */
interface CleanPicture {
  bytes: Uint8Array;
  extension: string;
  /** SHA-256 of the picture as it was sent. */
  hash: string;
  /** As in `vouchers.picture_look`. */
  look: string;
}

/** Cleans the picture of a form. @returns undefined without one @throws FormError */
export async function cleanPicture(
  ctx: AppContext,
  { files: [sent], problem, hasEmptyFile }: TakenForm<SealedDraft>,
): Promise<CleanPicture | undefined> {
  if (problem !== undefined) throw refuse(problem);
  if (sent === undefined) {
    if (hasEmptyFile) throw refuse("empty");
    return undefined;
  }
  const hash = createHash("sha256");
  for await (const piece of sent.read()) hash.update(piece);
  const made = await cleanFile(ctx, sent, "staff");
  if ("problem" in made) throw refuse(made.problem);
  if (!made.type.startsWith("image/")) throw refuse("unknown");
  const look = splitLooks(await ctx.images.look(made.bytes)).join(" ");
  return { bytes: made.bytes, extension: made.extension, hash: hash.digest("hex"), look };
}

const refuse = (problem: keyof typeof words.picture) =>
  new FormError(words.picture[problem], {
    status: problem === "busy" ? 503 : 422,
    errors: { picture: words.picture[problem] },
  });

/**
 * Stores a picture, then runs `work`, whose transaction stores its path. A picture that no voucher has is removed.
 * It is not sealed with the key of concerns, because treasurers read it without that key, also after a restore.
 * @throws StorageError
 */
export async function withStoredPicture<Result>(
  ctx: AppContext,
  picture: CleanPicture | undefined,
  work: (path: string | null) => Promise<Result>,
): Promise<Result> {
  if (picture === undefined) return work(null);
  const path = await ctx.storage.put("private", picture.extension, picture.bytes);
  try {
    return await work(path);
  } finally {
    await removeOwnerless(ctx, [path]);
  }
}

/** Returns true for the spender, treasurers and admins. */
const canSeeVoucher = (member: Actor["member"], { spender_id }: Pick<store.Voucher, "spender_id">): boolean =>
  spender_id === member.id || canKeepBooks(member);

/** Finds a voucher that this person may see. @throws AppError notFound */
export async function requireVisible({ ctx, member }: Actor, id: number | undefined): Promise<store.Voucher> {
  const voucher = id === undefined ? undefined : await store.findVoucher(ctx.db, "id", id);
  if (voucher === undefined || !canSeeVoucher(member, voucher)) throw new AppError("notFound");
  return voucher;
}

/** Opens the picture of a voucher. @throws AppError notFound; StorageError */
export async function openPicture(actor: Actor, id: number | undefined): Promise<{ bytes: Buffer; path: string }> {
  const { picture } = await requireVisible(actor, id);
  const stored = picture === null ? undefined : await actor.ctx.storage.open(picture);
  if (picture === null || stored === undefined) throw new AppError("notFound");
  return { bytes: await buffer(stored.stream), path: picture };
}
