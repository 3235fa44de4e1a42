import { href } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import { ButtonLink, Buttons } from "../../../ui/button.tsx";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/unsubscribe-page";
import { LinkPage, readLinkToken } from "./link-page.tsx";
import { isUnsubscribeLink, unsubscribe } from "./subscriber-commands.server.ts";

/** The footer's form is hidden, because the page itself has a button to subscribe again. */
export const handle = { showsNewsletter: true };

/** The page is personal and must not be cached. */
export const headers = () => ({ "Cache-Control": "no-store" });

/** Loads the page without changing anything, because mail scanners open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return { isOpen: await isUnsubscribeLink(context.get(appContext), readLinkToken(request)) };
}

/**
 * Unsubscribes after a press of the page's button, or for a mail program ([RFC
 * 8058](https://www.rfc-editor.org/rfc/rfc8058)). Mail programs send any body and ignore the response, so only the link
 * is read.
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
