import { href } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { privateHeaders } from "../../../server/http/private-headers.ts";
import { Button, ButtonLink, Buttons } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { keyOf } from "../../../values/private-key.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { DonorStatementDays, DonorStatementTable } from "../receipts/donor-statement-table.tsx";
import { findDonorStatement } from "../receipts/find-donor-statement.server.ts";
import type { Route } from "./+types/donor-statement-page";
import { requirePromise } from "./promise-commands.server.ts";

export const headers = privateHeaders;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const promise = await requirePromise(ctx, params.key, context.get(requestInfoContext));
  const { searchParams } = new URL(request.url);
  return { key: keyOf(promise), statement: await findDonorStatement(ctx, { promise: promise.id }, searchParams) };
}

export default function DonorStatementPage({ loaderData: { key, statement } }: Route.ComponentProps) {
  const { gift } = useWords("giving");
  const { words, from, to, rows } = statement;
  return (
    <>
      <PageMeta title={words.title} />
      <DetailStyle />
      <PageHead ground="yellow" heading={words.heading} lede={statement.period} />
      <div className="wrap section spaced">
        <form className="form" action={href("/g/:key/statement", { key })} noValidate>
          <DonorStatementDays statement={statement} />
          <div>
            <Button>{words.button}</Button>
          </div>
        </form>
        <DonorStatementTable statement={statement} />
        <Buttons>
          {rows.length > 0 && (
            <ButtonLink href={`${href("/g/:key/statement.pdf", { key })}?${new URLSearchParams({ from, to })}`}>
              {words.save}
            </ButtonLink>
          )}
          <ButtonLink href={href("/g/:key", { key })} look="line">
            {gift.title}
          </ButtonLink>
        </Buttons>
      </div>
    </>
  );
}
