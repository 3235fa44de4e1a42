import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "react-router";

type Route = NonNullable<ServerBuild["routes"][string]>;

/** Throws what refuses a request, before a loader or an action of its route runs; or gives what it is answered instead. */
export type Check = (args: LoaderFunctionArgs | ActionFunctionArgs) => unknown;

type Handler = (args: never) => unknown;

/**
 * Puts a check before the loader and the action of routes, for pages, data requests and forms. In the loader and not in
 * middleware, which runs before the layout has read what the page of the refusal shows.
 * @param checkOf the check of a route; undefined leaves it as it is
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
