import { href } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { privateHeaders } from "../../../server/http/private-headers.ts";
import { qrCode } from "../../../server/images/qr-code.server.ts";
import { AlertStyle } from "../../../ui/alert.tsx";
import { ButtonLink, Buttons } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Style } from "../../../ui/style.tsx";
import type { Route } from "./+types/receipt-page";
import { requireReceipt, showReceiptPage } from "./find-receipt.server.ts";
import css from "./receipt-page.css?inline";

export const headers = privateHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const row = await requireReceipt(ctx, params, context.get(requestInfoContext));
  const { lines, note, check, lang, words } = await showReceiptPage(ctx, row, context.get(requestInfoContext).origin);
  return { lines, note, check, lang, words, code: check === undefined ? undefined : qrCode(check), key: params.key };
}

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const { lines, note, check, code, key, lang, words } = loaderData;
  const { title, heading, issuedOn, amount, inWords, rows, signed, fine, legalName, number } = lines;
  return (
    <>
      <PageMeta title={title} />
      <AlertStyle />
      <DetailStyle />
      <Style name="receipt" layer="feature" css={css} />
      <div className="wrap section spaced" lang={lang}>
        <article className="receipt">
          <header>
            <b>{legalName}</b>
            <p>
              <b>{title}</b>
              <br />
              {issuedOn}
            </p>
          </header>
          <h1>{heading}</h1>
          {note !== undefined && <p className="alert alert--error">{note}</p>}
          <div className="receipt-amount">{amount}</div>
          {inWords !== null && <p>{inWords}</p>}
          <dl>
            {rows.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="receipt-signed">
            {signed.map(({ name, text }) => (
              <p key={name}>
                {name}
                <br />
                <b>{text}</b>
              </p>
            ))}
            {code && (
              <a href={check}>
                <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.code}>
                  <path d={code.path} />
                </svg>
              </a>
            )}
          </div>
          {fine.map((line) => (
            <p className="receipt-fine" key={line}>
              {line}
            </p>
          ))}
        </article>
        <Buttons>
          <ButtonLink href={href("/g/:key/receipt/:number.pdf", { key, number })}>{words.save}</ButtonLink>
        </Buttons>
      </div>
    </>
  );
}
