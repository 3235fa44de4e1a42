import { fileAnswers } from "content/file-answers.ts";
import { type AppContext, appContext, requestInfoContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { pictureHeaders } from "../../../server/http/security-headers.ts";
import { consentedCaching, permanentCaching } from "../../../server/storage/file-type.ts";
import { StorageError } from "../../../server/storage/storage.ts";
import { hashCard, linkCard, specifyCard } from "../../media/cards/find-card.server.ts";
import { findWayOn } from "../redirects/find-redirect.server.ts";
import type { Route } from "./+types/card-endpoint";
import { cachedCard, drawCard } from "./draw-card.server.ts";
import { requireShared } from "./find-shared.server.ts";

/** Rate limit of pictures drawn for one network; cached pictures do not count. */
const limit = { what: "card", times: 120, minutes: 60 };

/** For example `0123456789abcdef.jpg`, or `…-status.jpg`. */
const fileShape = /^([0-9a-f]{16})(-status)?\.jpg$/;

const plain = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { "Cache-Control": "no-store", ...headers } });

const busy = () => plain(fileAnswers.moment, 503, { "Retry-After": "5" });

/**
 * Serves the picture that messengers show for a page. Its address contains a hash of its content. An earlier address
 * redirects to the current picture, so that an old title or a withdrawn photo is never drawn again.
 */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const [, hash, isUpright] = fileShape.exec(params.file) ?? [];
  if (hash === undefined) return plain(fileAnswers.notFound, 404);
  const shape = isUpright ? "status" : "card";
  try {
    const { facts } = await requireShared(ctx, requestInfo, params.kind, params.key);
    const spec = await specifyCard(ctx, requestInfo, facts);
    if (hashCard(spec) !== hash) return plain("", 302, { Location: linkCard(spec)[shape] });
    const headers = {
      "Content-Type": "image/jpeg",
      "Cache-Control": facts.photo?.id === undefined ? permanentCaching : consentedCaching,
      ETag: `"${hash}"`,
      ...pictureHeaders,
    };
    if (request.headers.get("If-None-Match")?.includes(`"${hash}"`))
      return new Response(null, { status: 304, headers });
    if (cachedCard(spec, shape) === undefined && !(await countTowardsRateLimit(ctx, limit, requestInfo.address)))
      return plain(fileAnswers.tooManyPictures, 429, { "Retry-After": "3600" });
    const picture = await drawCard(ctx, spec, shape);
    if (picture === undefined) return busy();
    return new Response(new Uint8Array(picture), { headers });
  } catch (error) {
    if (error instanceof StorageError) return plain(fileAnswers.minute, 503, { "Retry-After": "60" });
    if (error instanceof AppError && error.status === 503) return busy();
    if (error instanceof AppError && error.status === 404) return leadOn(ctx, params);
    throw error;
  }
}

/** Folders of pages whose address depends on their title. */
const folders: Record<string, string> = { post: "/blog/", project: "/project/readmore/", page: "/" };

/** Redirects the card of a renamed page to its current card, because messengers keep addresses of cards for weeks. */
async function leadOn(ctx: AppContext, { kind, key, file }: Route.LoaderArgs["params"]): Promise<Response> {
  const folder = Object.hasOwn(folders, kind) ? folders[kind] : undefined;
  const page = folder === undefined ? undefined : await findWayOn(ctx, folder + encodeURIComponent(key));
  const name = page?.split("/").at(-1);
  if (name === undefined || name === encodeURIComponent(key)) return plain(fileAnswers.notFound, 404);
  return plain("", 302, { Location: `/look/cards/${kind}/${name}/${file}` });
}
