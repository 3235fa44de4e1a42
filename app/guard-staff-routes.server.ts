import type { ServerBuild } from "react-router";
import { checkRoutes } from "./check-routes.server.ts";
import { describeClosedPage, findNearest } from "./server/auth/describe-closed-page.server.ts";
import type { StaffHandle } from "./server/auth/staff-access.ts";
import { appContext, staffContext } from "./server/context.server.ts";
import { AppError } from "./server/http/errors.ts";

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
    return async ({ context }) => {
      const ctx = context.get(appContext);
      const member = context.get(staffContext);
      const path = route.path ?? "";
      const isLed = staff.byDestination !== true || (findNearest(ctx.features, path)?.who?.(member) ?? true);
      if (staff.who(member) && isLed) return;
      const closed = await describeClosedPage(ctx, path, staff);
      throw new AppError(staff.refused ?? "adminsOnly", { closed });
    };
  });
