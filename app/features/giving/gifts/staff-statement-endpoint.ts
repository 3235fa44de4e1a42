import { appContext, staffContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { answerWithStatement } from "../receipts/answer-with-statement.server.ts";
import type { Route } from "./+types/staff-statement-endpoint";
import { canManageGifts } from "./gift-permissions.ts";

/** The PDF of a statement of one donor's gifts, by e-mail address. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  if (!canManageGifts(context.get(staffContext))) throw new AppError("adminsOnly");
  const { searchParams } = new URL(request.url);
  const email = (searchParams.get("email") ?? "").trim().toLowerCase();
  return answerWithStatement(context.get(appContext), email === "" ? undefined : { email }, searchParams);
}
