import { href } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import { ButtonLink, Buttons } from "../../../ui/button.tsx";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/unsubscribe-page";
import { LinkPage, readLinkToken } from "./link-page.tsx";
import { isUnsubscribeLink, unsubscribe } from "./subscriber-commands.server.ts";

/** Hides the footer's form: the page itself has a button to subscribe again. */
export const handle = { showsNewsletter: true };

/** Personal: not cacheable. */
export const headers = () => ({ "Cache-Control": "no-store" });

/** Changes nothing, because mail scanners open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return { isOpen: await isUnsubscribeLink(context.get(appContext), readLinkToken(request)) };
}

/**
 * Unsubscribes for the page's button and for mail programs ([RFC 8058](https://www.rfc-editor.org/rfc/rfc8058)), which
 * post any body and ignore the page: reads the link only.
 */
export async function action({ request, context }: Route.ActionArgs) {
  return { wasThere: await unsubscribe(context.get(appContext), readLinkToken(request)) };
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { unsubscribe: words } = useWords("newsletter");
  const isInUse = useIsInUse("newsletter");
  if (actionData?.wasThere) {
    return (
      <LinkPage words={words} statusMessage={words.done}>
        {isInUse && (
          <>
            <p>{words.next}</p>
            <Buttons>
              <ButtonLink href={href("/newsletter")}>{words.again}</ButtonLink>
            </Buttons>
          </>
        )}
      </LinkPage>
    );
  }
  return (
    <LinkPage words={words} statusMessage={loaderData.isOpen ? undefined : words.nobody}>
      <p>{words.stillComing}</p>
      <Buttons>
        <ButtonLink href={href("/contact")}>{words.write}</ButtonLink>
      </Buttons>
    </LinkPage>
  );
}
