import { createContext, data, href, redirect, type ServerBuild } from "react-router";
import { checkRoutes } from "./check-routes.server.ts";
import type { StaffMember } from "./server/auth/auth.ts";
import { describeClosedPage, findNearest } from "./server/auth/describe-closed-page.server.ts";
import { describeRejection } from "./server/auth/describe-rejection.server.ts";
import { onlyFor } from "./server/auth/require-may.server.ts";
import { isHeldBack } from "./server/auth/second-step-duty.ts";
import type { StaffAccess, StaffHandle } from "./server/auth/staff-access.ts";
import { appContext, staffContext } from "./server/context.server.ts";
import { AppError, errorCodes } from "./server/http/errors.ts";
import { readTyped } from "./server/http/read-typed.server.ts";

/** Typed text of this request's form, for the page about its rejection. */
const typedContext = createContext<readonly string[]>([]);

/** True after a rejected form, so that the page shows the rejection instead of redirecting. */
const refusedContext = createContext(false);

/** The layout whose children are the staff area. */
const layoutId = "staff-layout";

/**
 * Guards all staff routes: loader and action run only for members whom `handle.staff` permits.
 * @throws Error for a staff route without `handle.staff`
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
      const near = staff.byDestination ? findNearest(ctx.features, path) : undefined;
      const isForm = request.method === "POST";
      if (!isOpenBefore(staff, member)) {
        if (isForm && (isPage || !isDocument(request))) {
          if (isDocument(request)) context.set(typedContext, await readTyped(request));
          context.set(refusedContext, true);
          return refuseForm(errorCodes.secondStepFirst.sentence, isPage);
        }
        const typed = context.get(typedContext);
        if (isPage && !context.get(refusedContext)) throw redirect(`${href("/admin/second-step")}?${toPage(request)}`);
        const found = await describeClosedPage(ctx, path, staff, member);
        throw new AppError("secondStepFirst", { ...(found && { closed: { ...found, roles: [], people: [], typed } }) });
      }
      const may = isForm ? (staff.sends ?? staff.who) : staff.who;
      const isOpenTo = (one: StaffMember) => may(one) && (near?.who?.(one) ?? true);
      if (isOpenTo(member) && context.get(typedContext).length === 0) return;
      // A form that was open while the person's role changed keeps its typed values.
      if (isForm && (isPage || !isDocument(request))) {
        if (isDocument(request)) context.set(typedContext, await readTyped(request));
        return refuseForm(
          await describeRejection(ctx, staff.refused ? new AppError(staff.refused) : onlyFor(isOpenTo)),
          isPage,
        );
      }
      const found = await describeClosedPage(ctx, path, staff, member);
      const closed = found && { ...found, typed: context.get(typedContext) };
      throw new AppError(staff.refused ?? "adminsOnly", { ...(closed && { closed }) });
    };
  });

/**
 * Returns true for a page that is open before two-step sign-in is set up: its setup, and for a lead also concerns for
 * some days.
 */
function isOpenBefore({ beforeSecondStep }: StaffAccess, { secondStep }: StaffMember): boolean {
  if (!isHeldBack({ secondStep }) || beforeSecondStep === "always") return true;
  return beforeSecondStep === "concerns" && secondStep?.state === "concerns";
}

/** Returns the requested page as a query, for returning to it. */
function toPage({ url }: Request): URLSearchParams {
  const { pathname, search } = new URL(url);
  return new URLSearchParams({ to: pathname.replace(/\.data$/, "") + search });
}

/**
 * Returns true for a form that the browser sends itself: the following page replaces the form, and must show the typed
 * text.
 */
const isDocument = ({ headers }: Request) => headers.get("Accept")?.includes("text/html") === true;

/** Answers a form of a page that this person may not open. Pages can read the response, so the typed text stays. */
function refuseForm(message: string, isPage: boolean) {
  const refused = { message, errors: {} };
  if (!isPage) return Response.json(refused, { status: 403 });
  return data({ ...refused, rejected: { ...refused, values: {} }, statusMessage: refused }, 403);
}
