import { staffPastGifts as pastWords } from "content/staff-past-gifts.ts";
import { staffReceipts } from "content/staff-receipts.ts";
import { Form, href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { writeDay } from "../../../values/dates.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { findFirstGiftDay } from "../past-gifts/find-past-gifts.server.ts";
import { DonorStatementDays, DonorStatementTable } from "../receipts/donor-statement-table.tsx";
import { findDonorStatement } from "../receipts/find-donor-statement.server.ts";
import type { Route } from "./+types/staff-donor-statement-page";
import { canManageGifts } from "./gift-permissions.ts";
import { GiftsOffNotice } from "./gifts-off-notice.tsx";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

const words = staffReceipts.statement;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const email = cleanLine(searchParams.get("email") ?? "")
    .trim()
    .toLowerCase();
  const of = email === "" ? undefined : { email };
  const ctx = context.get(appContext);
  const first = of && (await findFirstGiftDay(ctx.db, email));
  return {
    email,
    since: first && pastWords.first(writeDay(first)),
    statement: await findDonorStatement(ctx, of, searchParams),
  };
}

export default function StaffDonorStatementPage({ loaderData: { email, since, statement } }: Route.ComponentProps) {
  const { from, to, rows, past } = statement;
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.title}</h1>
      <Form className="form" noValidate>
        <Field id="statement-email" name="email" type="email" label={words.email} value={email} />
        <DonorStatementDays statement={statement} />
        <div>
          <button type="submit" className="act">
            {statement.words.button}
          </button>
        </div>
      </Form>
      {since && <p>{since}</p>}
      {statement.isAsked && <DonorStatementTable statement={statement} />}
      {(rows.length > 0 || past !== undefined) && (
        <p>
          <a className="act" href={`${href("/admin/gifts/of-donor.pdf")}?${new URLSearchParams({ email, from, to })}`}>
            {statement.words.save}
          </a>
        </p>
      )}
    </>
  );
}
