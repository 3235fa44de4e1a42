import { frame } from "content/frame.ts";
import type { ReactNode } from "react";
import { href, Outlet, useRouteLoaderData } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { AdireStyle } from "../../../ui/cloth.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { SiteDetailsContext } from "../../../ui/page-meta.tsx";
import { Style } from "../../../ui/style.tsx";
import { findSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import { ErrorCard } from "../../foundation/words/error-message.tsx";
import { useScriptWords } from "../../foundation/words/use-script-words.tsx";
import type { Route } from "./+types/account-layout";
import css from "./account-frame.css?inline";

/** Personal pages must not be cached. */
export const headers = () => ({ "Cache-Control": "no-store" });

export async function loader({ context }: Route.LoaderArgs) {
  const requestInfo = context.get(requestInfoContext);
  const { name, kind } = await findSettingsOnce(context.get(appContext), requestInfo);
  return { name, kind, origin: requestInfo.origin };
}

type FrameProps = { name: string; kind: string; origin: string; children: ReactNode };

function AccountFrame({ name, kind, origin, children }: FrameProps) {
  return (
    <SiteDetailsContext value={{ name: fullName({ name, kind }), origin }}>
      <AdireStyle />
      <Style name="account-frame" layer="feature" css={css} />
      <main className="login" id="main" {...useScriptWords()}>
        <div className="login-side adire g-ink" />
        <div className="login-box">
          <a className="logo" href={href("/")} aria-label={name === "" ? frame.links.home : undefined}>
            <Logo name={name} kind={kind} />
          </a>
          {children}
        </div>
      </main>
    </SiteDetailsContext>
  );
}

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame {...loaderData}>
      <Outlet />
    </AccountFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { name, kind } = useRouteLoaderData<typeof loader>("account-layout") ?? { name: "", kind: "" };
  return (
    <AccountFrame name={name} kind={kind} origin="">
      <ErrorCard error={error} />
    </AccountFrame>
  );
}
