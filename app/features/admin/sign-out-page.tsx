import { account } from "content/account.ts";
import { Form, href, redirect } from "react-router";
import { cookieHeaders } from "../../server/auth/auth.ts";
import { appContext } from "../../server/context.server.ts";
import { Button, ButtonLink, Buttons } from "../../ui/button.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import type { Route } from "./+types/sign-out-page";

const words = account.signOut;

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await context.get(appContext).auth.signOut(request.headers);
  return redirect(`${href("/login")}?out`, { status: 303, headers: cookieHeaders(cookies) });
}

/** Opening the link only asks; the button signs out. */
export default function SignOutPage() {
  return (
    <Form method="post" className="stack" reloadDocument>
      <PageMeta title={words.title} />
      <h1>{words.heading}</h1>
      <Buttons>
        <Button>{words.button}</Button>
        <ButtonLink look="line" href={href("/admin")}>
          {words.stay}
        </ButtonLink>
      </Buttons>
    </Form>
  );
}
