import { newsletter } from "content/newsletter.ts";
import { href } from "react-router";
import { appContext } from "../../server/context.server.ts";
import { ButtonLink, Buttons } from "../../ui/button.tsx";
import type { Route } from "./+types/unsubscribe-page";
import { LinkPage } from "./link-page.tsx";
import { isUnsubscribeLink, unsubscribe } from "./remove-subscriber.server.ts";

const words = newsletter.unsubscribe;

/** The way back is a button on the page itself. */
export const handle = { showsNewsletter: true };

/** The page is about one person: nobody on the way keeps it. */
export const headers = () => ({ "Cache-Control": "no-store" });

const linkOf = (request: Request) => new URL(request.url).searchParams.get("token");

/** Opening the link takes nobody off the list: programs that look through letters open it too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return { isOpen: await isUnsubscribeLink(context.get(appContext), linkOf(request)) };
}

/**
 * Ends the subscription, for the button of the page and for mail programs (RFC 8058), which send whatever body they like
 * and want no page: so nothing but the link is read.
 */
export async function action({ request, context }: Route.ActionArgs) {
  return { wasThere: await unsubscribe(context.get(appContext), linkOf(request)) };
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.wasThere) {
    return (
      <LinkPage words={words} said={words.done}>
        <p>{words.next}</p>
        <Buttons>
          <ButtonLink href={href("/newsletter")}>{words.again}</ButtonLink>
        </Buttons>
      </LinkPage>
    );
  }
  return (
    <LinkPage words={words} said={loaderData.isOpen ? undefined : words.nobody}>
      <p>{words.stillComing}</p>
      <Buttons>
        <ButtonLink href={href("/contact")}>{words.write}</ButtonLink>
      </Buttons>
    </LinkPage>
  );
}
