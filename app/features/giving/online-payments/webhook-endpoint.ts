import { appContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { readBody } from "../../../server/http/read-body.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import type { Route } from "./+types/webhook-endpoint";
import { requireProvider } from "./checkout-commands.server.ts";
import { handleNotice, storeNotice } from "./handle-notices.server.ts";

/** Maximum size of a notice (bytes); usual notices have a few kilobytes. */
const maxBytes = 256 * 1024;

export function loader(): never {
  throw new AppError("notFound");
}

/**
 * Checks a notice's signature over its raw bytes, stores the notice once and responds. Handles the notice afterwards.
 */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const provider = requireProvider(ctx, params.provider);
  const notice = provider.readNotice(await readBody(request, maxBytes), request.headers);
  if (notice === undefined) {
    // The content is not logged.
    ctx.log.error("payment notice rejected", { provider: provider.name });
    return new Response(null, { status: 401 });
  }
  if (notice === "malformed") {
    ctx.log.error("payment notice not readable", { provider: provider.name });
    return new Response(null, { status: 400 });
  }
  const kept = await storeNotice(ctx, provider, notice);
  // If the notice was stored before, a job handles it.
  if (kept !== undefined)
    void handleNotice(ctx, kept).catch((error) => ctx.log.error("payment notice not handled", errorFields(error)));
  return new Response(null, { status: 200 });
}
