import { createContext } from "react-router";
import { isAddressKey } from "../../values/address-key.ts";
import { isCanonicalCursor, type SortValue } from "../../values/cursor.ts";

/**
 * A query parameter that a page reads. `presence`: only if it is there. `key`: the key of an item. `outcome`: an outcome
 * of `signOutcome`, whose page is for one person and not cached. Otherwise a cursor, in the app's own format.
 */
type QueryRule = "presence" | "key" | "outcome" | SortValue;

interface CacheRule {
  query?: Record<string, QueryRule>;
  /** Returns true if this path with its query redirects to another page, which is not in the cache. */
  leadsOn?(target: string): boolean;
  /** Returns true if the route's only parameter can have this value; needed if other routes have the same shape. */
  has?(value: string): boolean;
  /** False for a page that is not in the sitemap. */
  isListed?: boolean;
}

/** The `handle` of a cached route. Pages behind a secret link, and responses to forms, are not cached. */
export interface RouteHandle {
  cache: CacheRule;
}

/** Rules by path, with `:name` for a segment. */
export type CachedRoutes = Record<string, CacheRule>;

export const cachedRoutesContext = createContext<CachedRoutes>();

interface Build {
  routes: Record<string, { path?: string; index?: boolean; module: { handle?: unknown } } | undefined>;
}

/** Finds the cached routes of a build. A parameter at the root never matches the first word of another route. */
export function cachedRoutesOf({ routes }: Build): CachedRoutes {
  const taken = new Set(Object.values(routes).map((route) => route?.path?.split("/")[0]));
  const pairs = Object.values(routes).flatMap((route) => {
    const cache = (route?.module.handle as Partial<RouteHandle> | undefined)?.cache;
    if (cache === undefined) return [];
    const path = `/${route?.path ?? ""}`;
    if (!/^\/:\w+$/.test(path)) return [[path, cache] as const];
    const has = (value: string) => !taken.has(value) && (cache.has?.(value) ?? true);
    return [[path, { ...cache, has }] as const];
  });
  return Object.fromEntries(pairs);
}

/**
 * Makes a function that returns the cache key: the origin, which the page's URLs contain, and the path with query.
 * Undefined for an uncached page.
 */
export function cacheKeyMaker(routes: CachedRoutes): (origin: string, target: string) => string | undefined {
  const rules = Object.entries(routes).map(([path, { query = {}, has, leadsOn }]) => ({
    path,
    query: Object.entries(query),
    has,
    leadsOn,
  }));
  const fixed = new Map(rules.filter(({ path }) => !path.includes(":")).map((rule) => [rule.path, rule]));
  const shapes = rules
    .filter(({ path }) => path.includes(":"))
    .map(({ path, query, has }) => {
      const shape = new RegExp(`^${path.replace(/:\w+/g, "([\\w%.-]{1,200})")}$`);
      const isOf = (target: string) => {
        const value = shape.exec(target)?.[1];
        return value !== undefined && (has?.(value) ?? true);
      };
      return { query, has, isOf };
    });
  return (origin, target) => {
    const mark = target.indexOf("?");
    const path = canonicalPath(mark < 0 ? target : target.slice(0, mark));
    const page = fixed.get(path);
    const shape = page === undefined ? shapes.find(({ isOf }) => isOf(path)) : undefined;
    const names = page?.query ?? shape?.query;
    if (names === undefined) return undefined;
    if (mark < 0) return `${origin}${path}`;
    if (page?.leadsOn?.(target)) return undefined;
    const query = new URLSearchParams(target.slice(mark));
    // Any word can be an address here, so this may be a mistyped secret link, whose response must not be cached.
    if (shape?.has && query.has("token")) return undefined;
    if (names.some(([name, rule]) => rule === "outcome" && isSigned(query.get(name)))) return undefined;
    const used = names.flatMap(([name, rule]) => {
      const value = canonicalValue(rule, query.get(name));
      return value === undefined ? [] : [`${name}=${value}`];
    });
    return `${origin}${path}${used.length === 0 ? "" : `?${used.join("&")}`}`;
  };
}

/**
 * Returns the only accepted spelling of a value, so that a page has one cache key; undefined for a value that the page
 * ignores.
 */
function canonicalValue(rule: QueryRule, value: string | null): string | undefined {
  if (value === null || rule === "outcome") return undefined;
  if (rule === "presence") return "";
  if (rule === "key") return isAddressKey(value) ? encodeURIComponent(value) : undefined;
  return isCanonicalCursor(value, rule) ? value : undefined;
}

/** Returns true for a signed value. A bare `?thanks` gets the cached page, which shows no outcome. */
const isSigned = (value: string | null): boolean => value !== null && value.length > 22;

/** Normalises percent-encoding such as `%71`, so that a page has one cache key. */
function canonicalPath(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}
