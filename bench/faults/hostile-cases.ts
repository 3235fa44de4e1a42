import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import { root, type SiteProcess } from "../site-process.ts";
import { type FoundForm, findRouterDoors, formsIn, queryNames, schemaFieldsOf } from "./find-forms.ts";
import {
  allowed,
  type Body,
  bodyOf,
  fewPieces,
  fill,
  frameBodies,
  typedPieces,
  worstHeads,
  worstQueries,
} from "./worst-pieces.ts";

/** A request that costs its sender little. */
export interface HostileCase {
  name: string;
  path: string;
  headers?: Record<string, string>;
  body?: Body;
  isStaff?: true;
}

/** Values of parameters in addresses, by route. */
export type Places = Record<string, string>;

/** These would end the session that other cases need, or remove the sample content. */
const spared = ["/admin/signout", "/admin/sample"];

interface Address {
  path: string;
  file: string;
  hasForm: boolean;
}

const isStaff = (path: string) => path.startsWith("/admin");

/** @param places such as `{ ":slug": "quiet-corners", "g/:key": "…" }`; the longest matching name is used */
function addressesWith(places: Places): Address[] {
  const names = Object.keys(places).toSorted((a, b) => b.length - a.length);
  const fillIn = (path: string) => {
    const filled = names.reduce((text, name) => text.replace(name, places[name] ?? ""), path);
    return filled.replace(/:\w+\??|\*/g, (chunk) => (chunk === "*" ? "nowhere/at/all" : "1"));
  };
  return (function walk(entries: RouteConfigEntry[], base: string): Address[] {
    return entries.flatMap(({ path, file, index, children = [] }) => {
      const own = path === undefined ? base : `${base}/${path}`;
      const source = readFileSync(join(root, "app", file), "utf8");
      const hasForm = /^export (?:async function|function|const) action\b/m.test(source);
      const isPage = path !== undefined || index;
      return [...(isPage ? [{ path: fillIn(own) || "/", file, hasForm }] : []), ...walk(children, own)];
    });
  })(routes, "");
}

/** Returns public addresses that accept a form. */
export const openForms = (places: Places): string[] =>
  addressesWith(places).flatMap(({ path, hasForm }) => (hasForm && !isStaff(path) ? [path] : []));

/**
 * Returns the forms of a page, each with the fields that its feature's schemas read; if the page shows none, a form
 * with only these fields.
 */
async function formsOf(site: SiteProcess, staff: Record<string, string>, address: Address) {
  if (!address.hasForm) return { forms: [], isThere: true };
  const answer = await fetch(site.address + address.path, { headers: isStaff(address.path) ? staff : {} });
  const html = await answer.text();
  const read = Object.fromEntries(schemaFieldsOf(address.file).map((name) => [name, "Words"]));
  const shown = answer.headers.get("Content-Type")?.includes("html") ? formsIn(html, address.path) : [];
  const own = shown.filter(({ action }) => new URL(action, site.address).pathname === address.path);
  const found: FoundForm[] = own.length > 0 ? own : [{ action: address.path, fields: {} }];
  const forms = found.map(({ action, fields }) => ({
    action: new URL(action, site.address).pathname + new URL(action, site.address).search,
    fields: { ...read, ...fields },
  }));
  return { forms, isThere: answer.status !== 404 };
}

/** Makes a case for every form and each of the worst texts, in each field alone and in all fields together. */
async function formCases(site: SiteProcess, staff: Record<string, string>, addresses: Address[]) {
  const cases: HostileCase[] = [];
  const unread: string[] = [];
  for (const address of addresses) {
    const isOfStaff = isStaff(address.path);
    const bytes = isOfStaff ? allowed.staffForm : allowed.form;
    const more = isOfStaff ? ({ isStaff: true } as const) : {};
    const { forms, isThere } = await formsOf(site, staff, address);
    for (const { action: path, fields } of forms) {
      const names = Object.keys(fields);
      if (names.length === 0 && isThere) unread.push(path);
      const add = (of: string, body: Body) => cases.push({ name: `${path}: ${of}`, path, body, ...more });
      for (const piece of typedPieces) {
        add(`all fields of ${JSON.stringify(piece)}`, bodyOf(fields, names, piece, bytes));
        if (isOfStaff && !fewPieces.includes(piece)) continue;
        for (const name of names) add(`${name} of ${JSON.stringify(piece)}`, bodyOf(fields, [name], piece, bytes));
      }
      for (const body of frameBodies(bytes, names)) add(body.of, body);
    }
  }
  return { cases, unread };
}

/**
 * Makes cases for the router's own addresses, parameters and headers, each with the worst text that fits into a
 * request's headers.
 */
function routerCases(pages: string[]): HostileCase[] {
  const { paths, parameters, headers } = findRouterDoors();
  const addresses = [...paths, "/_root.data", ...pages.flatMap((path) => (path === "/" ? [] : [`${path}.data`]))];
  const pieces = ["a,", ",", "/a,", "/blog/a,", "root,", "%2C", "%", "1", "a&"];
  return [
    ...addresses.flatMap((path) =>
      parameters.flatMap((name) =>
        pieces.map((piece) => ({
          name: `${path}: ${name} of ${piece}`,
          path: `${path}?${fill(piece, allowed.head, `${name}=`)}`,
        })),
      ),
    ),
    ...["/", "/about", ...addresses.slice(0, 2)].flatMap((path) =>
      headers.flatMap((name) =>
        ["yes", "a,", "/", "%"].map((piece) => ({
          name: `${path}: ${name} of ${piece}`,
          path,
          headers: { [name]: fill(piece, allowed.head) },
        })),
      ),
    ),
  ];
}

/**
 * Makes all cases, from the forms that pages show and the schemas that read them.
 * @returns the cases, and the addresses of forms without a known field
 */
export async function hostileCases(
  site: SiteProcess,
  staff: Record<string, string>,
  places: Places,
): Promise<{ cases: HostileCase[]; unread: string[] }> {
  const addresses = addressesWith(places).filter(({ path }) => !spared.includes(path));
  const pages = addresses.filter(({ path }) => !isStaff(path));
  const names = queryNames();
  const { cases, unread } = await formCases(site, staff, addresses);
  return {
    unread,
    cases: [
      ...pages.flatMap(({ path }) =>
        worstQueries(names).map(({ of, query }) => ({ name: `${path}: ${of}`, path: `${path}?${query}` })),
      ),
      ...["/", "/contact", "/login", "/files/x"].flatMap((path) =>
        worstHeads().map(({ of, headers }) => ({ name: `${path}: ${of}`, path, headers })),
      ),
      ...["a/", "%2f", "..%2f", "a.", ":", "%"].map((chunk) => ({
        name: `a path of ${chunk}`,
        path: fill(chunk, allowed.head, "/"),
      })),
      ...routerCases(pages.map(({ path }) => path)),
      ...cases,
    ],
  };
}
