import { labelled } from "content/labelled.ts";
import { staffPages as words } from "content/staff-pages.ts";
import { useState } from "react";
import { href, Link } from "react-router";
import { StateMark } from "../../../cms/content-row.tsx";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, staffContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { shorten } from "../../../values/shorten.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import type { Route } from "./+types/pages-page";
import { ClaimList } from "./claim-list.tsx";
import { confirmClaim, readClaim } from "./confirm-claim.server.ts";
import { findEndedWords, putEndedWordsAway } from "./ended-words.server.ts";
import { findClaims } from "./find-claims.server.ts";
import { findSentences } from "./find-sentences.server.ts";
import { listPages } from "./open-words.server.ts";
import { canChangePages } from "./word-permissions.ts";

/** Maximum length of a search (characters). */
const maxSearch = 200;

export const handle: StaffHandle = { staff: { who: canChangePages } };

/** Loads the list of fixed pages. @throws AppError adminsOnly */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const ended = await findEndedWords(ctx, context.get(staffContext));
  const search = new URL(request.url).searchParams.get("find")?.slice(0, maxSearch) ?? "";
  const found = await findSentences(ctx, context.get(staffContext), search);
  return { pages: await listPages(ctx), claims: await findClaims(ctx), ended, search, found };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "claim" }, (form, sender) => {
    const act = (intent: "confirm" | "hide") => confirmClaim(sender, readClaim(form.formValues), intent);
    return answerIntents(form, {
      confirm: act,
      hide: act,
      read: () => answerAfter(putEndedWordsAway(sender), words.ended.done),
    });
  });

export default function PagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const [answer, setAnswer] = useState<StaffFormResult | undefined>(actionData);
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p>{words.lede}</p>
      <StatusMessage answer={answer} />
      <EndedWords ended={loaderData.ended} />
      <div>
        <ActLink label={words.own} icon="plus" to={href("/admin/page")} />
      </div>
      <FindWords search={loaderData.search} found={loaderData.found} />
      <ul className="rows">
        {loaderData.pages.map((page) => (
          <PageRow key={page.key} page={page} />
        ))}
      </ul>
      <ClaimList claims={loaderData.claims} action={href("/admin/pages")} onAnswer={setAnswer} />
    </>
  );
}

function FindWords({ search, found }: Pick<Route.ComponentProps["loaderData"], "search" | "found">) {
  return (
    <section className="stack" aria-labelledby="find-label">
      <form className="form" action={href("/admin/pages")}>
        <label className="label" id="find-label" htmlFor="find">
          {words.findAll}
        </label>
        <input key={search} id="find" name="find" type="search" defaultValue={search} />
        <div>
          <Button look="line">{words.findButton}</Button>
        </div>
      </form>
      {found && (
        <>
          <p role="status">{words.found(found.count)}</p>
          <ul className="stack">
            {found.found.map(({ label, path, page, text }) => (
              <li key={path}>
                {/* A full page load, so that the browser opens the part with the field. */}
                <a className="tap" href={path}>
                  {labelled(page, label)}
                </a>
                <p className="small muted">{shorten(text)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function EndedWords({ ended }: Pick<Route.ComponentProps["loaderData"], "ended">) {
  if (ended.length === 0) return null;
  return (
    <section className="stack" id="ended" aria-labelledby="ended-heading">
      <h2 id="ended-heading" className="t-3">
        {words.ended.heading}
      </h2>
      <p>{words.ended.lede}</p>
      <ul>
        {ended.map(({ label, text }) => (
          <li key={label}>{`${label}: “${text}”`}</li>
        ))}
      </ul>
      <ActForm intent="read" sendKey="ended" button={words.ended.button} />
    </section>
  );
}

function PageRow({ page }: { page: Route.ComponentProps["loaderData"]["pages"][number] }) {
  const { key, label, isChanged, next, saved } = page;
  const path = href("/admin/pages/:page", { page: key });
  return (
    <li className="person">
      <div>
        <h2 className="t-3">
          <Link className="tap" to={path}>
            {label}
          </Link>
        </h2>
        <p className="small muted">
          {next ? <StateMark state={next} /> : <span>{isChanged ? words.changed : words.original}</span>}
          {saved && <span>{` ${words.saved(saved.by, writeDay(siteDate(new Date(saved.at))))}`}</span>}
        </p>
      </div>
      <ActLink label={words.edit} about={label} to={path} />
    </li>
  );
}
