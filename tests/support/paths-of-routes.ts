import routes from "../../app/routes.ts";

interface Route {
  path?: string;
  file: string;
  id?: string;
  children?: Route[];
}

/** The table of routes, which names the files of the site and does not load them. */
const table: Route[] = routes;

const everyRoute = (some: Route[]): Route[] => some.flatMap((route) => [route, ...everyRoute(route.children ?? [])]);

/** Paths of all routes that have one, without the leading slash. */
export const pathsOfRoutes: string[] = everyRoute(table).flatMap(({ path }) => path ?? []);

/** Paths of all staff pages: endpoints show no page. */
export const pathsOfStaffPages: string[] = (table.find(({ id }) => id === "staff-layout")?.children ?? []).flatMap(
  ({ path = "", file }) => (file.endsWith(".tsx") ? [path] : []),
);
