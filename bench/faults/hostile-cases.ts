import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import { root } from "../site-process.ts";
import { allowed, type Body, fill, worstBodies, worstHeads, worstQueries } from "./worst-pieces.ts";

/** A request that is cheap for its sender. */
export interface HostileCase {
  name: string;
  path: string;
  headers?: Record<string, string>;
  body?: Body;
  isStaff?: true;
}

const chunks: Record<string, string> = {
  ":slug": "quiet-corners",
  ":id": "1",
  ":part": "posts",
  "*": "nowhere/at/all",
};

/** The fields of each public form; the bench fails for a form without entry. */
const publicForms: Record<string, string[]> = {
  "/contact": ["firstName", "lastName", "email", "subject", "message", "referral_code"],
  "/newsletter": ["email"],
  "/newsletter/confirm": ["token"],
  "/newsletter/unsubscribe": ["token"],
  "/low-data": ["data", "from"],
  "/login": ["email", "password"],
  "/login/oidc": ["to"],
  "/login/code": ["code"],
  "/login/forgot": ["email"],
  "/password": ["password", "again"],
  "/setup": ["firstName", "email", "password"],
  [`/${chunks["*"]}`]: [],
};

/** Fields of staff forms, one repeated and one single; other forms read them too. */
const staffFields = ["paragraphs", "title"];

/** Ends the session that the other cases need. */
const spared = ["/admin/signout"];

/** All query parameters that some page reads. */
const queryNames = ["before", "q", "to", "token", "thanks", "state"];

const addresses = (function walk(entries: RouteConfigEntry[]): { path: string; hasForm: boolean }[] {
  return entries.flatMap(({ path, file, index, children = [] }) => {
    const own = `/${path ?? ""}`.replace(/:\w+|\*/g, (chunk) => chunks[chunk] ?? "1");
    const source = readFileSync(join(root, "app", file), "utf8");
    const hasForm = /^export (?:async function|function|const) action\b/m.test(source);
    return [...(path !== undefined || index ? [{ path: own, hasForm }] : []), ...walk(children)];
  });
})(routes);

const isStaff = (path: string) => path.startsWith("/admin");

/** Public forms without an entry above. */
export const unknownForms = addresses
  .filter(({ path, hasForm }) => hasForm && !isStaff(path) && publicForms[path] === undefined)
  .map(({ path }) => path);

export function hostileCases(): HostileCase[] {
  const pages = addresses.filter(({ path }) => !isStaff(path));
  const staffPages = addresses.filter(({ path }) => isStaff(path) && !spared.includes(path));
  const bodiesFor = (path: string, bytes: number, names: string[]) =>
    worstBodies(bytes, names).map((body) => ({ name: `${path}: ${body.of}`, path, body }));
  return [
    ...pages.flatMap(({ path }) =>
      worstQueries(queryNames).map(({ of, query }) => ({ name: `${path}: ${of}`, path: `${path}?${query}` })),
    ),
    ...["/", "/contact", "/login", "/files/x"].flatMap((path) =>
      worstHeads().map(({ of, headers }) => ({ name: `${path}: ${of}`, path, headers })),
    ),
    ...["a/", "%2f", "..%2f", "a.", ":", "%"].map((chunk) => ({
      name: `a path of ${chunk}`,
      path: fill(chunk, allowed.head, "/"),
    })),
    ...pages.flatMap(({ path, hasForm }) => (hasForm ? bodiesFor(path, allowed.form, publicForms[path] ?? []) : [])),
    ...staffPages.flatMap(({ path, hasForm }) =>
      hasForm ? bodiesFor(path, allowed.staffForm, staffFields).map((one) => ({ ...one, isStaff: true as const })) : [],
    ),
  ];
}
