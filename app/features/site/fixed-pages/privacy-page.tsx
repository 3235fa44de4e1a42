import { sitePlaceWords } from "content/site-places.ts";
import { href } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { DetailStyle } from "../../../ui/detail.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { fillPlaces } from "../../../values/places.ts";
import { lawPlaces } from "../../foundation/country/law-places.server.ts";
import { findPublicSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { MediaProse } from "../../media/photos/media-prose.tsx";
import { findRecordings } from "../../media/recordings/find-recordings.server.ts";
import { ListenBand } from "../../media/recordings/listen.tsx";
import type { Route } from "./+types/privacy-page";

export const handle: RouteHandle = { cache: {} };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const of = await findWordsOfOnce(ctx, requestInfo);
  const settings = await findPublicSettingsOnce(ctx, requestInfo);
  const { email, privacyContact, retention } = settings;
  return {
    email,
    privacyContact,
    retention,
    law: lawPlaces(of("privacy").law, settings),
    recordings: await findRecordings(ctx, "site:privacy"),
  };
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const words = useWords("privacy");
  const { email, privacyContact, retention, law } = loaderData;
  const { months } = sitePlaceWords;
  const places = { messageTime: months(retention.messageMonths), logTime: months(retention.auditLogMonths), ...law };
  return (
    <>
      <PageMeta title={words.title} description={words.lede} path={href("/privacy")} />
      <DetailStyle />
      <PageHead ground="lilac" heading={words.heading} lede={words.lede} />
      <ListenBand recordings={loaderData.recordings} />
      <div className="wrap section prose prose--page">
        <MediaProse
          paragraphs={words.text.map((paragraph) => fillPlaces(paragraph, places))}
          photos={{}}
          hasLede={false}
        />
        {privacyContact && <p>{privacyContact}</p>}
        <p>
          <a className="tap" href={email ? `mailto:${email}` : href("/contact")}>
            {email ?? words.contact}
          </a>
        </p>
      </div>
    </>
  );
}
