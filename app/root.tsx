import { type ReactNode, useContext } from "react";
import { Links, Outlet, Scripts, useMatches } from "react-router";
import browserScript from "./browser/index.ts?worker&url";
import leadToFields from "./browser/lead-to-fields.ts?worker&url";
import { ErrorCard } from "./features/foundation/words/error-message.tsx";
import { OldBrowser, WithoutScript } from "./features/site/layout/old-browser.tsx";
import { useAppearance } from "./ui/appearance.ts";
import appIcon from "./ui/art/app-icon-192.png";
import mark from "./ui/art/mark.svg";
import baseCss from "./ui/base.css?inline";
import { BannerContext, type DocumentHandle, NonceContext, type StaffLook } from "./ui/document.ts";
import gapsCss from "./ui/flex-gaps.css?inline";
import displayFont from "./ui/fonts/ojuju-800.woff2";
import fontsCss from "./ui/fonts.css?inline";
import { LowDataContext } from "./ui/low-data.ts";
import printCss from "./ui/print.css?inline";
import lowDataCss from "./ui/save-data.css?inline";
import stripCss from "./ui/strip.css?inline";
import { Style, StylesheetContext } from "./ui/style.tsx";
import tokensCss from "./ui/tokens.css?inline";
import darkCss from "./ui/tokens-dark.css?inline";
import darkSheet from "./ui/tokens-dark.css?url";
import { readSiteClockFrom, type SiteClock, siteLang } from "./values/site-clock.ts";
import { scriptIn, siteLanguage } from "./values/site-language.ts";

export function Layout({ children }: { children: ReactNode }) {
  const handles = useMatches().map((match) => ({ ...match, handle: match.handle as DocumentHandle | undefined }));
  const app = handles.find(({ handle }) => handle?.isApp);
  const leadsToFields = handles.some(({ handle }) => handle?.leadsToFields);
  const isApp = app !== undefined;
  const { look, clock } = (app?.loaderData as { look?: StaffLook; clock?: SiteClock } | undefined) ?? {};
  // Before any component formats a time, so that browser and server render the same.
  if (!import.meta.env.SSR && clock) readSiteClockFrom(() => clock);
  const nonce = useContext(NonceContext);
  const isLow = useContext(LowDataContext);
  const chosen = useAppearance();
  const appearance = isApp ? chosen : "device";
  return (
    <StylesheetContext value={isApp}>
      <html lang={siteLang()} data-low-data={isLow ? "" : undefined} data-appearance={isApp ? appearance : undefined}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          {appearance !== "dark" && (
            <meta name="theme-color" content={look?.page ?? "#fff7e8"} media={media[appearance].light} />
          )}
          {appearance !== "light" && (
            <meta name="theme-color" content={look?.dark ?? "#190a2a"} media={media[appearance].dark} />
          )}
          <link rel="icon" href={look?.icon ?? mark} type={look?.icon ? undefined : "image/svg+xml"} />
          {!isLow && <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="" />}
          {isApp ? <Links nonce={nonce} /> : <PublicHead isLow={isLow} />}
          {leadsToFields && <script type="module" src={leadToFields} />}
          {isApp && <link rel="manifest" href="/staff.webmanifest" />}
          {isApp && <link rel="apple-touch-icon" href={look?.touch ?? appIcon} />}
          {isApp && <link rel="stylesheet" href={darkSheet} media={media[appearance].dark} />}
          {look && <link rel="stylesheet" href={look.sheet} />}
          {isApp && <WithoutScript />}
        </head>
        <body>
          {useContext(BannerContext)}
          {isApp && <OldBrowser nonce={nonce} />}
          {children}
          {isApp && <Scripts nonce={nonce} />}
        </body>
      </html>
    </StylesheetContext>
  );
}

const media = {
  device: { light: "(prefers-color-scheme: light)", dark: "(prefers-color-scheme: dark)" },
  light: { light: "all", dark: "not all" },
  dark: { light: "not all", dark: "all" },
};

/** Head of public pages, which inline their styles and load a few kilobytes of `browser/`. */
function PublicHead({ isLow }: { isLow: boolean }) {
  return (
    <>
      <Style name="tokens" layer="base" css={`${tokensCss}@media (prefers-color-scheme:dark){${darkCss}}`} />
      {!isLow && <Style name="fonts" layer="base" css={fontsCss} />}
      <Style name="base" layer="base" css={baseCss} />
      <Style name="print" layer="base" css={printCss} />
      <Style name="flex-gaps" layer="base" css={gapsCss} />
      <Style name="strip" css={stripCss} />
      {isLow && <Style name="low-data" layer="feature" css={lowDataCss} />}
      <script type="module" src={scriptIn(siteLanguage(), browserScript)} />
      {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/**
 * Page for errors before routing, which the server renders in the public layout. In the browser, where only the staff
 * area runs, it omits that layout to keep the first load small.
 */
export const ErrorBoundary = import.meta.env.SSR
  ? (await import("./features/site/layout/public-layout.tsx")).ErrorBoundary
  : ErrorCard;
