import { staffDonorStatements as words } from "content/staff-donor-statements.ts";
import { Form, href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { Chips } from "../../../staff-kit/list-tools.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Check } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate } from "../../../values/dates.ts";
import { asRowId } from "../../../values/row-id.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { GiftsOffNotice } from "../gifts/gifts-off-notice.tsx";
import type { Route } from "./+types/donor-statements-page";
import { findDonorStatements, maxNames, readDonorStatementYear } from "./find-donor-statements.server.ts";
import { sendDonorStatements } from "./send-donor-statements.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const today = siteDate(ctx.clock.now());
  const thisYear = Number(today.slice(0, 4));
  const year = readDonorStatementYear(new URL(request.url).searchParams, today);
  return {
    ...(await findDonorStatements(ctx, year)),
    maxNames,
    isSoFar: year === thisYear,
    years: [0, 1, 2, 3].map((back) => thisYear - back),
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "statements", notYet: words.notYet }, async ({ formValues }, sender) => {
    const query = new URLSearchParams({ year: formValues.year?.[0] ?? "" });
    const year = readDonorStatementYear(query, siteDate(sender.ctx.clock.now()));
    const seen = asRowId(formValues.seen?.[0] ?? "") ?? 0;
    return words.byEmail.sent(await sendDonorStatements(sender, year, seen));
  });

export default function DonorStatementsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { year, years, isSoFar } = loaderData;
  return (
    <div className="stack">
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.title}</h1>
      <p>{words.lede}</p>
      <Chips
        label={words.years}
        chips={years.map((option) => ({ label: String(option), to: `?year=${option}`, isCurrent: option === year }))}
      />
      {isSoFar && <p>{words.soFar}</p>}
      <StatusMessage answer={actionData} />
      <ByEmail {...loaderData} />
      <OnPaper {...loaderData} />
      <div className="desk-links">
        <ActLink label={words.one} to={href("/admin/gifts/of-donor")} />
      </div>
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function ByEmail({ year, byEmail, last }: Loaded) {
  return (
    <section className="stack">
      <h2>{words.byEmail.heading}</h2>
      <p>{byEmail === 0 ? words.byEmail.none : words.byEmail.count(byEmail)}</p>
      {last && <p>{words.byEmail.before(last.count, last.day, last.by)}</p>}
      {byEmail > 0 && (
        <Form method="post" className="form">
          <input type="hidden" name="year" value={year} />
          <input type="hidden" name="seen" value={last?.id ?? 0} />
          <div>
            <button type="submit" className="act">
              <Icon name="mail" />
              {words.byEmail.send(byEmail)}
            </button>
          </div>
        </Form>
      )}
    </section>
  );
}

function OnPaper({ year, names, nameless, isMore, maxNames }: Loaded) {
  const shared = names.filter(({ origins }) => origins > 1);
  const { onPaper } = words;
  return (
    <section className="stack">
      <h2>{onPaper.heading}</h2>
      <p>{names.length === 0 ? onPaper.none : onPaper.text}</p>
      {names.length > 0 && (
        <Form action={href("/admin/gifts/statements.pdf")} className="form" reloadDocument>
          <input type="hidden" name="year" value={year} />
          {shared.length > 0 && (
            <fieldset className="form">
              <legend>{onPaper.ask}</legend>
              {shared.map(({ id, name, origins }) => (
                <Check key={id} name="one" value={String(id)} label={onPaper.together(name, origins)} />
              ))}
            </fieldset>
          )}
          <div>
            <button type="submit" className="act">
              <Icon name="download" />
              {onPaper.save}
            </button>
          </div>
        </Form>
      )}
      {isMore && <p>{onPaper.more(maxNames)}</p>}
      {nameless > 0 && <p>{onPaper.nameless(nameless)}</p>}
    </section>
  );
}
