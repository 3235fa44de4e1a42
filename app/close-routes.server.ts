import type { ServerBuild } from "react-router";
import { checkRoutes } from "./check-routes.server.ts";
import { findSwitchedOffOnce } from "./features/foundation/use/find-features-in-use.server.ts";
import { findWordsOfOnce } from "./features/foundation/words/find-words.server.ts";
import { appContext, requestInfoContext } from "./server/context.server.ts";
import type { Feature } from "./server/define-feature.server.ts";
import { type AskedField, closingSwitch, switchesOf } from "./server/feature-switch.ts";
import { AppError, errorCodes, type TypedField } from "./server/http/errors.ts";
import { formSize, readFields } from "./server/http/read-form.server.ts";

/**
 * Makes pages disappear whose feature is switched off. A form that was open before gets a page with an explanation and
 * the typed text.
 * @throws Error for a path in a switch that no route has, or whose route has no loader
 */
export function closeRoutes(build: ServerBuild, features: readonly Feature[]): ServerBuild {
  const paths = switchesOf(features).flatMap(({ closes = [] }) => closes);
  const routed = new Set(Object.values(build.routes).map((route) => `/${route?.path}`));
  const unknown = paths.find((path) => !routed.has(path));
  if (unknown !== undefined)
    throw new Error(`A switch closes ${unknown}, which no route has. Write its path as in app/routes.ts.`);
  return checkRoutes(build, (route) => {
    const path = paths.find((path) => path === `/${route.path}`);
    if (path === undefined) return undefined;
    if (route.module.loader === undefined)
      throw new Error(`The route ${path} can be switched off. Give its module a loader.`);
    return async ({ request, context }) => {
      const ctx = context.get(appContext);
      const requestInfo = context.get(requestInfoContext);
      const closing = closingSwitch(ctx.features, await findSwitchedOffOnce(ctx, requestInfo), path);
      if (closing === undefined) return;
      if (request.method !== "POST") throw new AppError("notFound");
      const asked = closing.asks?.(await findWordsOfOnce(ctx, requestInfo)) ?? [];
      throw new AppError(errorCodes.notTaken, { typed: await readTyped(request, asked) });
    };
  });
}

/** Reads the submitted fields that the page asked for, as no action reads them. */
async function readTyped(request: Request, asked: readonly AskedField[]): Promise<TypedField[]> {
  const sent = await readFields(request, formSize, { texts: asked.map(({ name }) => name) });
  return asked.flatMap(({ name, label, choices }) =>
    (sent[name] ?? []).flatMap((value) => {
      const said = choices ? choices[value] : value.trim();
      return said ? [{ label, value: said }] : [];
    }),
  );
}
