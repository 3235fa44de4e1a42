import { href, redirect } from "react-router";
import { appContext } from "../../../server/context.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/confirm-subscription-page";
import { LinkPage, readLinkToken } from "./link-page.tsx";
import { confirmSubscriber, requireConfirmation } from "./subscribe.server.ts";

/** After the confirmation, the footer's form is hidden. */
export const handle = { showsNewsletter: true };

/** The page is personal and must not be cached. */
export const headers = () => ({ "Cache-Control": "no-store" });

/** Loads the page without confirming anything, because mail scanners open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return { isDone: (await requireConfirmation(context.get(appContext), readLinkToken(request))) === "done" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = readLinkToken(request);
  await confirmSubscriber(context.get(appContext), token);
  return redirect(`${href("/newsletter/confirm")}?${new URLSearchParams({ token: token ?? "" })}`, 303);
}

export default function ConfirmPage({ loaderData: { isDone } }: Route.ComponentProps) {
  const { confirm: words } = useWords("newsletter");
  return (
    <LinkPage words={words} statusMessage={isDone ? words.done : undefined}>
      <p>{words.next}</p>
    </LinkPage>
  );
}
