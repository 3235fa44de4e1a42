import { staffRedirects as words } from "content/staff-redirects.ts";
import { useState } from "react";
import { href } from "react-router";
import * as v from "valibot";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import { findRedirects } from "../../../cms/redirect-queries.server.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, type Sender } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { type CachedRoutes, cachedRoutesContext } from "../../../server/page-cache/cached-routes.ts";
import { OlderLink } from "../../../staff-kit/act-link.tsx";
import { ConfirmButton } from "../../../staff-kit/confirm-button.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { FindForm, NothingFound } from "../../../staff-kit/list-tools.tsx";
import { StatusMessage, useButtons } from "../../../staff-kit/status-message.tsx";
import post from "../../../ui/art/exercise-book.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { markedFields } from "../../../values/marked-fields.ts";
import { readList } from "../../../values/read-list.ts";
import { asRowId } from "../../../values/row-id.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import type { Route } from "./+types/redirects-page";
import { findItem } from "./find-redirect.server.ts";
import { readRedirectList, rejectLines } from "./read-redirect-list.server.ts";
import { addRedirects, deleteRedirect, RejectedRedirects } from "./redirect-commands.server.ts";
import { canManageRedirects } from "./redirect-permissions.ts";
import { newAddress, oldAddress } from "./redirect-schema.ts";

export const handle: StaffHandle = { staff: { who: canManageRedirects } };

const pageLength = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { page, older, search } = await readList(request.url, pageLength, (wanted) => findRedirects(ctx.db, wanted));
  const redirects = await Promise.all(
    page.map(async ({ id, path, target, noun, content_id, made_by: madeBy }) => {
      if (target !== null) return { id, path, madeBy, to: target, title: target, isPublic: true };
      const item = await findItem(ctx, noun, content_id);
      return { id, path, madeBy, to: item?.path, title: item?.title, isPublic: item?.isPublic ?? false };
    }),
  );
  return { redirects, older, search };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "redirect", texts: ["lines"] }, async (form, sender) => {
    const routes = args.context.get(cachedRoutesContext);
    const id = asRowId(form.formValues.id?.[0] ?? "") ?? 0;
    const acts = {
      delete: () => answerAfter(deleteRedirect(sender, id), words.removed),
      list: () => addList(sender, routes, form),
    };
    return answerIntents(form, acts, () => addOne(sender, routes, form));
  });

const originsOf = ({ ctx, requestInfo }: Sender) => [requestInfo.origin, ctx.config.siteUrl ?? requestInfo.origin];

async function addOne(sender: Sender, routes: CachedRoutes, { check }: SentForm): Promise<string> {
  const schema = v.object({ path: oldAddress(words.errors), target: newAddress(words.errors, originsOf(sender)) });
  const redirect = check(schema, [], words.add.notYet);
  try {
    const { waiting } = await addRedirects(sender, { routes, errors: words.errors }, [redirect]);
    return waiting > 0 ? words.add.waits : words.add.done;
  } catch (error) {
    if (!(error instanceof RejectedRedirects)) throw error;
    const errors = Object.fromEntries(error.rejections.map(({ field, sentence }) => [field, sentence]));
    throw new FormError(`${words.add.notYet} ${markedFields(1)}`, { errors });
  }
}

async function addList(sender: Sender, routes: CachedRoutes, { formValues }: SentForm): Promise<string> {
  const lines = await readRedirectList(formValues.lines?.[0] ?? "", originsOf(sender), words);
  try {
    const { count, waiting } = await addRedirects(sender, { routes, errors: words.errors }, lines);
    const done = words.list.done(count - waiting);
    return waiting === 0 ? done : `${done} ${words.list.waits(waiting)}`;
  } catch (error) {
    if (!(error instanceof RejectedRedirects)) throw error;
    throw rejectLines(
      error.rejections.map(({ place, sentence }) => words.list.line(lines[place]?.number ?? 0, sentence)),
      words.list,
    );
  }
}

export default function RedirectsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { redirects, older, search } = loaderData;
  const [said, setSaid] = useState<StaffFormResult>();
  const form = { action: href("/admin/redirects"), onDone: (done: string) => setSaid({ done }) };
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p>{words.lede}</p>
      <StatusMessage answer={said ?? actionData} />
      <section className="stack">
        <h2>{words.add.heading}</h2>
        <AutosavedForm
          {...form}
          id="redirect"
          button={words.add.button}
          initial={{}}
          labels={{ path: words.add.path, target: words.add.target }}
        >
          {(_values, _errors, about) => (
            <div className="two">
              <Field {...about("path")} hint={words.add.pathHint} />
              <Field {...about("target")} hint={words.add.targetHint} />
            </div>
          )}
        </AutosavedForm>
      </section>
      <details>
        <summary className="act">{words.list.heading}</summary>
        <AutosavedForm
          {...form}
          id="redirect-list"
          button={words.list.button}
          initial={{}}
          labels={{ lines: words.list.label }}
        >
          {(_values, _errors, about) => (
            <>
              <input type="hidden" name="intent" value="list" />
              <Field {...about("lines")} long hint={words.list.hint} />
            </>
          )}
        </AutosavedForm>
      </details>
      <FindForm label={words.search} button={words.find} search={search} />
      {redirects.length === 0 && search !== "" && <NothingFound search={search} older={older} />}
      {redirects.length === 0 && search === "" && <EmptyState art={post} {...words.empty} />}
      <ul className="rows">
        {redirects.map((redirect) => (
          <RedirectRow key={redirect.id} {...redirect} onAnswer={setSaid} />
        ))}
      </ul>
      <OlderLink label={words.more} older={older} query={{ q: search }} />
    </>
  );
}

type RedirectRowProps = Awaited<ReturnType<typeof loader>>["redirects"][number] & {
  onAnswer(answer: StaffFormResult): void;
};

function RedirectRow({ id, path, to, title, isPublic, madeBy, onAnswer }: RedirectRowProps) {
  const fetcher = useButtons(onAnswer);
  return (
    <li className="person">
      <span>
        <b>{path}</b> {words.leadsTo}{" "}
        {to === undefined ? words.gone : isPublic ? <a href={to}>{title || to}</a> : title || to}
        <br />
        <span className="small muted">
          {words.madeBy[madeBy]}
          {to !== undefined && !isPublic && `. ${words.unseen}`}
        </span>
      </span>
      <ConfirmButton
        label={words.remove}
        about={path}
        heading={words.ask(path)}
        text={words.askText}
        no={words.keep}
        posts={{ fields: { intent: "delete", id } }}
        onYes={() => void fetcher.submit({ id: String(id), intent: "delete" }, { method: "post" })}
      />
    </li>
  );
}
