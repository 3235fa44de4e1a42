import { href, useRouteLoaderData } from "react-router";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { More } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { telephoneHref } from "../../foundation/settings/telephone-href.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { loader as layoutLoader } from "./public-layout.tsx";

export const handle: RouteHandle = { cache: { isListed: false } };

/** Page that the service worker shows instead of pages that are not cached. */
export default function OfflinePage() {
  const settings = useRouteLoaderData<typeof layoutLoader>("public-layout")?.settings;
  const { offline } = useWords("missing");
  return (
    <>
      <PageMeta title={offline.title} />
      <DetailStyle />
      <PageHead ground="lilac" heading={offline.heading} lede={offline.lede} />
      <div className="wrap section prose prose--page">
        <p>{offline.text}</p>
        {settings?.phone && (
          <p>
            {offline.call} <a href={telephoneHref(settings.country, settings.phone)}>{settings.phone}</a>
          </p>
        )}
        <p>
          <More href={href("/")}>{offline.home}</More>
        </p>
        <p>
          <More href="">{offline.again}</More>
        </p>
      </div>
    </>
  );
}
