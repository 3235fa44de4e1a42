import { firstSettings } from "content/site.ts";
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { appContext, requestInfoContext } from "../../server/context.server.ts";
import { SiteDetailsContext } from "../../ui/page-meta.tsx";
import { ErrorCard } from "../layout/error-message.tsx";
import { findSettings } from "../settings/find-settings.server.ts";
import { fullName } from "../settings/full-name.ts";
import type { Route } from "./+types/account-layout";
import { AccountFrame } from "./account-frame.tsx";

/** Personal pages: not cacheable. */
export const headers = () => ({ "Cache-Control": "no-store" });

export async function loader({ context }: Route.LoaderArgs) {
  const { name, kind } = await findSettings(context.get(appContext));
  return { name, kind, origin: context.get(requestInfoContext).origin };
}

export default function AccountLayout({ loaderData: { name, kind, origin } }: Route.ComponentProps) {
  return (
    <SiteDetailsContext value={{ name: fullName({ name, kind }), origin }}>
      <AccountFrame name={name} kind={kind}>
        <Outlet />
      </AccountFrame>
    </SiteDetailsContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { name, kind } = useRouteLoaderData<typeof loader>("account-layout") ?? firstSettings;
  return (
    <SiteDetailsContext value={{ name: fullName({ name, kind }), origin: "" }}>
      <AccountFrame name={name} kind={kind}>
        <ErrorCard refusal={isRouteErrorResponse(error) ? error : undefined} />
      </AccountFrame>
    </SiteDetailsContext>
  );
}
