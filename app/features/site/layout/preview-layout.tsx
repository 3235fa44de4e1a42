import { Outlet } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { DocumentHandle } from "../../../ui/document.ts";
import { findPublicSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { findSwitchedOffOnce } from "../../foundation/use/find-features-in-use.server.ts";
import { ErrorCard } from "../../foundation/words/error-message.tsx";
import { findNextWords } from "../../foundation/words/find-words.server.ts";
import { canChangePages } from "../../foundation/words/word-permissions.ts";
import { findLinks } from "../../publishing/own-pages/find-own-pages.server.ts";
import type { Route } from "./+types/preview-layout";
import { Frame } from "./public-layout.tsx";

/** Unpublished: not cacheable. */
export const headers = () => ({ "Cache-Control": "no-store" });

export const handle: DocumentHandle = { isFramedByStaff: true, leadsToFields: true };

/** Guards the pages below it, with their actions: they answer 404 to those who cannot change pages. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const member = await context.get(appContext).auth.getSession(request.headers);
    if (member === undefined || !canChangePages(member)) throw new AppError("notFound");
    return next();
  },
];

/** Public pages as they will be when what waits is live. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const settings = await findPublicSettingsOnce(ctx, requestInfo);
  const words = await findNextWords(ctx);
  const off = await findSwitchedOffOnce(ctx, requestInfo);
  return { settings, words, off, links: await findLinks(ctx), origin: requestInfo.origin };
}

export default function PreviewLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  );
}

/** @param loaderData undefined where the layout itself rejects */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const card = <ErrorCard error={error} />;
  return loaderData ? <Frame {...loaderData}>{card}</Frame> : <main id="main">{card}</main>;
}
