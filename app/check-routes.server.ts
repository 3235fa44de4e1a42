import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "react-router";

type Route = NonNullable<ServerBuild["routes"][string]>;

/** Throws a rejection before the loader or action of a route runs; or returns a response to send instead. */
export type Check = (args: LoaderFunctionArgs | ActionFunctionArgs) => unknown;

type Handler = (args: never) => unknown;

/**
 * Puts a check before the loader and the action of routes, for pages, data requests and forms. Not as middleware, which
 * would run before the layout reads the data for the error page.
 * @param checkOf returns the check of a route; undefined for none
 */
export function checkRoutes(build: ServerBuild, checkOf: (route: Route) => Check | undefined): ServerBuild {
  const pairs = Object.entries(build.routes).map(([id, route]) => {
    const check = route && checkOf(route);
    if (route === undefined || check === undefined) return [id, route] as const;
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: checked(check, loader as Handler) }),
      ...(action && { action: checked(check, action as Handler) }),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(pairs) } as ServerBuild;
}

const checked = (check: Check, handler: Handler) => async (args: LoaderFunctionArgs | ActionFunctionArgs) => {
  const answer = await check(args);
  return answer === undefined ? handler(args as never) : answer;
};
