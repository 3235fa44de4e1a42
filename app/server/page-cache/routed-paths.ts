/** Paths that answer before any route. */
const beforeRoutes = ["health", "ready", "metrics", "assets/*"];

/** Routes that take any address: a page of one's own, and the page of an address without one. */
const catchAll = [":address", "*"];

/**
 * Makes the check for paths of routes, with or without `.data`, and of handlers before them.
 * @param routes patterns, without the leading slash, with `:name` for a segment
 */
export function routedPaths(routes: readonly string[]): (path: string) => boolean {
  const shapes = [...beforeRoutes, ...routes.filter((route) => !catchAll.includes(route))].map((route) =>
    route
      .replace(/[.+?^$()[\]{}|]/g, "\\$&")
      .replace(/\/:\w+\\\?/g, "(?:/[^/]+)?")
      .replace(/:\w+/g, "[^/]+")
      .replace("*", ".*"),
  );
  const shape = new RegExp(`^/(?:${shapes.join("|")})?(?:\\.data)?/?$`, "i");
  return (path) => shape.test(path) || path.endsWith(".data");
}
