import { account } from "content/account.ts";
import { createContext, href, redirect } from "react-router";
import { readUnsentForm } from "../../../server/http/unsent-form.server.ts";
import { Button } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { Route } from "./+types/unsent-form-page";
import { returnTo } from "./return-to.ts";

const words = account.unsent;

/** True if this request has sent a form, for the loader that runs after the action. */
const sentContext = createContext(false);

/** Returns the page that asks, and the address of the form. */
function read(request: Request) {
  const { searchParams } = new URL(request.url);
  const isSignedOut = searchParams.get("asked") === "sign-in";
  const form = returnTo(new URLSearchParams({ to: searchParams.get("form") ?? "" }), href("/admin"));
  const asking = `${isSignedOut ? href("/login") : href("/admin/confirm")}?${new URLSearchParams({
    to: returnTo(searchParams, href("/admin")),
  })}`;
  return { isSignedOut, form, asking };
}

/** Without a form, the page leads on. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (!context.get(sentContext)) throw redirect(read(request).asking);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const unsent = await readUnsentForm(request);
  const about = read(request);
  if (unsent === undefined || unsent.fields.length === 0) throw redirect(about.asking, 303);
  context.set(sentContext, true);
  return { ...about, ...unsent };
}

/** Page without script that keeps a sent form while its sender signs in or types the password in another tab. */
export default function UnsentFormPage({ actionData }: Route.ComponentProps) {
  if (actionData === undefined) return null;
  const { isSignedOut, form, asking, fields, hasFiles } = actionData;
  return (
    <div className="stack">
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p>{isSignedOut ? words.signedOut : words.tooLong}</p>
      <ol className="stack">
        <li>
          <a className="btn btn--line" href={asking} target="_blank" rel="noopener">
            {isSignedOut ? words.signIn : words.password}
          </a>
        </li>
        <li>{words.comeBack}</li>
      </ol>
      {hasFiles && <p>{words.files}</p>}
      <form method="post" action={form}>
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat.
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button>{words.send}</Button>
      </form>
    </div>
  );
}
