import type { ServerBuild } from "react-router";
import { checkRoutes } from "./check-routes.server.ts";
import { findSwitchedOffOnce } from "./features/foundation/use/find-features-in-use.server.ts";
import { appContext, requestInfoContext } from "./server/context.server.ts";
import type { Feature } from "./server/define-feature.server.ts";
import { closedPaths, switchesOf } from "./server/feature-switch.ts";
import { AppError } from "./server/http/errors.ts";

/**
 * Pages that a switch closes are not there while it is off, for forms neither.
 * @throws Error for a path that a switch closes and no route has, or whose route has no loader to close
 */
export function closeRoutes(build: ServerBuild, features: readonly Feature[]): ServerBuild {
  const paths = switchesOf(features).flatMap(({ closes = [] }) => closes);
  const routed = new Set(Object.values(build.routes).map((route) => `/${route?.path}`));
  const unknown = paths.find((path) => !routed.has(path));
  if (unknown !== undefined)
    throw new Error(`A switch closes ${unknown}, which no route has. Write its path as in app/routes.ts.`);
  return checkRoutes(build, (route) => {
    const path = paths.find((one) => one === `/${route.path}`);
    if (path === undefined) return undefined;
    if (route.module.loader === undefined)
      throw new Error(`The route ${path} can be switched off. Give its module a loader.`);
    return async ({ context }) => {
      const ctx = context.get(appContext);
      const off = await findSwitchedOffOnce(ctx, context.get(requestInfoContext));
      if (closedPaths(ctx.features, off).includes(path)) throw new AppError("notFound");
    };
  });
}
