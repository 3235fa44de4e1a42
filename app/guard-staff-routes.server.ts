import { data, type ServerBuild } from "react-router";
import { checkRoutes } from "./check-routes.server.ts";
import { describeClosedPage, findNearest } from "./server/auth/describe-closed-page.server.ts";
import { onlyFor } from "./server/auth/require-may.server.ts";
import { sayRefusal } from "./server/auth/say-refusal.server.ts";
import type { StaffAccess, StaffHandle } from "./server/auth/staff-access.ts";
import { type AppContext, appContext, staffContext } from "./server/context.server.ts";
import { AppError } from "./server/http/errors.ts";
import { readTyped } from "./staff-kit/handle-staff-form.server.ts";
import type { StaffFormErrors } from "./values/staff-form-result.ts";

/** The layout whose children are the staff area. */
const layoutId = "staff-layout";

/**
 * Guards every staff route by its `handle.staff`: its loader and its action run for whom it names.
 * @throws Error for a staff route that does not say who may open it
 */
export const guardStaffRoutes = (build: ServerBuild): ServerBuild =>
  checkRoutes(build, (route) => {
    if (route.parentId !== layoutId) return undefined;
    const { staff } = (route.module.handle ?? {}) as Partial<StaffHandle>;
    if (typeof staff?.who !== "function")
      throw new Error(
        `The route ${route.path} does not say who may open it. Write in its module: export const handle: StaffHandle = { staff: { who: … } }, where who is a function of its permissions, and StaffHandle comes from app/server/auth/staff-access.ts.`,
      );
    const isPage = route.module.default !== undefined;
    return async ({ context, request }) => {
      const ctx = context.get(appContext);
      const member = context.get(staffContext);
      const path = route.path ?? "";
      const isLed = staff.byDestination !== true || (findNearest(ctx.features, path)?.who?.(member) ?? true);
      if (staff.who(member) && isLed) return;
      const isSent = request.method === "POST";
      // A form that was open while the role changed stays as it was typed.
      if (isSent && !isDocument(request)) return refuseForm(await sayNotNow(ctx, staff), isPage);
      const found = await describeClosedPage(ctx, path, staff);
      const closed = found && { ...found, ...(isSent && { typed: await readTyped(request) }) };
      throw new AppError(staff.refused ?? "adminsOnly", { ...(closed && { closed }) });
    };
  });

/** A form that the browser sends by itself: its page is gone with the answer. */
const isDocument = ({ headers }: Request) => headers.get("Accept")?.includes("text/html") === true;

/** What a form of a page that is not for this person is answered: in the shapes that pages read, with what was typed left where it is. */
function refuseForm(message: string, isPage: boolean) {
  const refused: StaffFormErrors = { message, errors: {} };
  if (!isPage) return Response.json(refused, { status: 403 });
  return data({ ...refused, rejected: { ...refused, values: {} }, statusMessage: refused }, 403);
}

const sayNotNow = (ctx: AppContext, { who, refused }: StaffAccess) =>
  sayRefusal(ctx, refused ? new AppError(refused) : onlyFor(who));
