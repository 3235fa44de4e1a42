/** Paths that are answered before any route. */
const beforeRoutes = ["health", "ready", "metrics", "assets/*"];

/** Routes that match any address: a page with an address of its own, and the page for unknown addresses. */
const catchAll = [":address", "*"];

/**
 * Makes a function that recognises paths of routes, with or without `.data`, and paths that are answered before routes.
 * @param routes patterns without the leading slash, with `:name` for a segment
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
