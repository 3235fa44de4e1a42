import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "react-router";
import { findSwitchedOffOnce } from "./features/foundation/use/find-features-in-use.server.ts";
import { appContext, requestInfoContext } from "./server/context.server.ts";
import type { Feature } from "./server/define-feature.server.ts";
import { closedPaths, switchesOf } from "./server/feature-switch.ts";
import { AppError } from "./server/http/errors.ts";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: never) => unknown;

/**
 * Pages that a switch closes are not there while it is off, for forms neither. In the loader and not in middleware, which
 * runs before the layout has read what the page of a missing one shows.
 * @throws Error for a path that a switch closes and no route has, or whose route has no loader to close
 */
export function closeRoutes(build: ServerBuild, features: readonly Feature[]): ServerBuild {
  const paths = switchesOf(features).flatMap(({ closes = [] }) => closes);
  const pairs = Object.entries(build.routes).map(([id, route]) => {
    const path = paths.find((one) => one === `/${route?.path}`);
    if (route === undefined || path === undefined) return [id, route] as const;
    const { loader, action } = route.module;
    if (loader === undefined) throw new Error(`The route ${path} can be switched off. Give its module a loader.`);
    const module = {
      ...route.module,
      loader: closable(path, loader as Handler),
      ...(action && { action: closable(path, action as Handler) }),
    };
    return [id, { ...route, module }] as const;
  });
  const routed = new Set(Object.values(build.routes).map((route) => `/${route?.path}`));
  const unknown = paths.find((path) => !routed.has(path));
  if (unknown !== undefined)
    throw new Error(`A switch closes ${unknown}, which no route has. Write its path as in app/routes.ts.`);
  return { ...build, routes: Object.fromEntries(pairs) } as ServerBuild;
}

const closable = (path: string, handler: Handler) => async (args: Args) => {
  const ctx = args.context.get(appContext);
  const off = await findSwitchedOffOnce(ctx, args.context.get(requestInfoContext));
  if (closedPaths(ctx.features, off).includes(path)) throw new AppError("notFound");
  return handler(args as never);
};
