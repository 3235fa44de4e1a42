import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "react-router";
import type { StaffAccess, StaffHandle } from "./server/auth/staff-access.ts";
import { staffContext } from "./server/context.server.ts";
import { AppError } from "./server/http/errors.ts";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: never) => unknown;

/** The layout whose children are the staff area. */
const layoutId = "staff-layout";

/**
 * Guards every staff route by its `handle.staff`, for pages, data requests and forms: its loader and its action run for
 * whom it names. In the loader and not in middleware, which runs before the layout has read what the page of the refusal
 * shows.
 * @throws Error for a staff route that does not say who may open it
 */
export function guardStaffRoutes(build: ServerBuild): ServerBuild {
  const pairs = Object.entries(build.routes).map(([id, route]) => {
    if (route === undefined || route.parentId !== layoutId) return [id, route] as const;
    const { staff } = (route.module.handle ?? {}) as Partial<StaffHandle>;
    if (typeof staff?.who !== "function")
      throw new Error(
        `The route ${route.path} does not say who may open it. Write in its module: export const handle: StaffHandle = { staff: { who: … } }, where who is a function of its permissions, and StaffHandle comes from app/server/auth/staff-access.ts.`,
      );
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: guarded(staff, loader as Handler) }),
      ...(action && { action: guarded(staff, action as Handler) }),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(pairs) } as ServerBuild;
}

const guarded =
  ({ who, refused }: StaffAccess, handler: Handler) =>
  async (args: Args) => {
    if (!who(args.context.get(staffContext))) throw new AppError(refused ?? "adminsOnly");
    return handler(args as never);
  };
