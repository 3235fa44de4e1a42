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

/** Previews are not public and must not be cached. */
export const headers = () => ({ "Cache-Control": "no-store" });

export const handle: DocumentHandle = { isFramedByStaff: true, leadsToFields: true };

/** Guards all pages of this layout and their actions: responds with 404 if the user may not change pages. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const member = await context.get(appContext).auth.getSession(request.headers);
    if (member === undefined || !canChangePages(member)) throw new AppError("notFound");
    return next();
  },
];

/** Loads public pages as they will be when drafts and scheduled changes are published. */
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

/** @param loaderData undefined if the layout's own loader failed */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const card = <ErrorCard error={error} />;
  return loaderData ? <Frame {...loaderData}>{card}</Frame> : <main id="main">{card}</main>;
}
