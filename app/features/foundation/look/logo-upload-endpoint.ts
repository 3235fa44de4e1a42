import { staffLook } from "content/staff-look.ts";
import { href, redirect } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { type AppContext, appContext, staffContext } from "../../../server/context.server.ts";
import { FileWorkerBusy } from "../../../server/file-worker/file-worker.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { readUpTo } from "../../../server/http/read-body.server.ts";
import { parseForm } from "../../../server/http/read-form.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { logoParts } from "../settings/look-schema.ts";
import { canChangeLook } from "../settings/settings-permissions.ts";
import type { Route } from "./+types/logo-upload-endpoint";
import { logoPages, plainType } from "./plain-logo.ts";
import { storeLogo } from "./store-logo.server.ts";

export const handle: StaffHandle = { staff: { who: canChangeLook } };

const words = staffLook.logo.problems;

const maxBytes = 2 * 1024 * 1024;

const uploadLimit = { what: "logo", times: 60, minutes: 60 };

type Answer = { logo: string } | { problem: keyof typeof words; status?: number };

/** Maximum size of the other fields and the multipart boundaries of a form (bytes). */
const formBytes = 4_096;

const maxFields = 20;

/**
 * Makes and stores the sizes of an uploaded logo, and returns their paths. Visitors see the logo when the look is
 * saved.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const member = context.get(staffContext);
  const isWithin = await countTowardsRateLimit(ctx, uploadLimit, member.id);
  const tooMany: Answer = { problem: "tooMany", status: 429 };
  const type = request.headers.get("Content-Type") ?? "";
  if (type.startsWith(plainType))
    return answerPlain(request, type, (bytes) => (isWithin ? makeLogo(ctx, bytes) : tooMany));
  const answer = isWithin ? await makeLogo(ctx, await readUpTo(request.body, maxBytes)) : tooMany;
  if ("logo" in answer) return Response.json(answer);
  return Response.json({ message: words[answer.problem] }, { status: answer.status ?? 422 });
}

type Bytes = Uint8Array | undefined;

/** Answers a browser without script: redirects to the page, whose form then contains the logo. */
async function answerPlain(request: Request, type: string, make: (bytes: Bytes) => Answer | Promise<Answer>) {
  const body = await readUpTo(request.body, maxBytes + formBytes);
  const form = body && (await parseForm(type, body, maxFields).catch(() => undefined));
  const file = form?.get("logo");
  const answer = await make(file instanceof File ? new Uint8Array(await file.arrayBuffer()) : undefined);
  const back = logoPages.find((page) => page === form?.get("back")) ?? href("/admin/look");
  const said: [string, string] = "logo" in answer ? ["logo", answer.logo] : ["logoProblem", answer.problem];
  return redirect(`${back}${back.includes("?") ? "&" : "?"}${new URLSearchParams([said])}`, 303);
}

/** @param bytes undefined if the file is too large */
async function makeLogo(ctx: AppContext, bytes: Bytes): Promise<Answer> {
  if (bytes === undefined || bytes.byteLength > maxBytes) return { problem: "tooLarge" };
  try {
    const made = await storeLogo(ctx, bytes);
    return "problem" in made ? made : { logo: logoParts.map((part) => made.logo[part]).join(" ") };
  } catch (error) {
    if (error instanceof FileWorkerBusy) return { problem: "busy", status: 503 };
    ctx.log.error("logo not kept", errorFields(error));
    return { problem: "lost", status: 503 };
  }
}
