import { staffLook } from "content/staff-look.ts";
import { appContext, staffContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../server/http/rate-limit.server.ts";
import { errorFields } from "../../server/log/log.server.ts";
import { readUpTo } from "../photos/add-photo.server.ts";
import { logoParts } from "../settings/look-schema.ts";
import { canChangeLook } from "../settings/settings-permissions.ts";
import type { Route } from "./+types/logo-upload-endpoint";

const words = staffLook.logo.problems;

const maxBytes = 2 * 1024 * 1024;

const uploadLimit = { what: "logo", times: 60, minutes: 60 };

const refuse = (problem: keyof typeof words, status = 422): Response =>
  Response.json({ message: words[problem] }, { status });

/** Makes the sizes of a logo and stores them; the site shows them when the look is saved. Answers with their paths. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const [ctx, member] = [context.get(appContext), context.get(staffContext)];
  if (!canChangeLook(member)) throw new AppError("adminsOnly");
  if (!(await countTowardsRateLimit(ctx, uploadLimit, member.id))) return refuse("tooMany", 429);
  const bytes = await readUpTo(request.body, maxBytes);
  if (bytes === undefined) return refuse("tooLarge");
  const made = await ctx.images.makeLogo(bytes);
  if ("problem" in made) return refuse(made.problem);
  try {
    const paths: string[] = [];
    for (const part of logoParts) paths.push(await ctx.storage.keep("look", made[part].extension, made[part].bytes));
    return Response.json({ logo: paths.join(" ") });
  } catch (error) {
    ctx.log.error("logo not kept", errorFields(error));
    return refuse("lost", 503);
  }
}
