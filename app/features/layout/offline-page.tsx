import { offline } from "content/offline.ts";
import { href } from "react-router";
import { More } from "../../ui/button.tsx";
import { DetailStyle } from "../../ui/detail.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";

/** What the service worker shows in place of a page that it does not have. */
export default function OfflinePage() {
  return (
    <>
      <PageMeta title={offline.title} />
      <DetailStyle />
      <PageHead ground="lilac" heading={offline.heading} lede={offline.lede} />
      <div className="wrap section prose prose--page">
        <p>{offline.text}</p>
        <p>
          <More href={href("/")}>{offline.home}</More>
        </p>
        <p>
          <More href={href("/donate")}>{offline.donate}</More>
        </p>
      </div>
    </>
  );
}
