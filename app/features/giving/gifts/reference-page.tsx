import { href, redirect } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { privateHeaders } from "../../../server/http/private-headers.ts";
import { AlertStyle } from "../../../ui/alert.tsx";
import { Button, ButtonLink, Buttons } from "../../../ui/button.tsx";
import { DetailStyle } from "../../../ui/detail.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { Style } from "../../../ui/style.tsx";
import { fillPlaces } from "../../../values/places.ts";
import { findPublicSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { CopyCell } from "../../foundation/words/copy-cell.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import { findPublicBank } from "../bank-details/find-bank.server.ts";
import { SureLine } from "../bank-details/sure-line.tsx";
import { accountRowOf, BankRows, nameAtBank } from "../donate/bank-rows.tsx";
import type { Route } from "./+types/reference-page";
import { findPledgeView } from "./find-pledge-view.server.ts";
import css from "./gift-page.css?inline";

export const headers = privateHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const pledge = await findPledgeView(ctx, params.key);
  // A pledge that ended needs no reference.
  if (!["open", "received"].includes(pledge.state)) throw redirect(href("/g/:key", { key: pledge.key }));
  const bank = await findPublicBank(ctx, await findPublicSettingsOnce(ctx, requestInfo));
  return { pledge, bank, origin: requestInfo.origin };
}

/** The transfer reference of a promised gift, and the account to use. */
export default function ReferencePage({ loaderData: { pledge, bank, origin } }: Route.ComponentProps) {
  const { reference: words, sure } = useWords("giving");
  const takesGifts = useIsInUse("gifts");
  const { key, reference, prefix, amount } = pledge;
  const link = `${origin}${href("/g/:key", { key })}`;
  return (
    <>
      <PageMeta title={words.title} />
      <AlertStyle />
      <DetailStyle />
      <Style name="gift-page" layer="feature" css={css} />
      <div className="wrap page side">
        <div className="spaced">
          <div className="stack">
            <h1>{words.heading}</h1>
            <p className="lede">{words.lede}</p>
          </div>
          <section className="stack" aria-labelledby="yours">
            <h2 id="yours" className="t-3">
              {words.yours}
            </h2>
            <dl className="reference">
              <div>
                <dt className="vh">{words.yours}</dt>
                <dd className="ref">
                  {reference.split("-").map((group) => (
                    <span key={group} aria-hidden="true">
                      {group}
                    </span>
                  ))}
                  <b className="vh">{reference.replaceAll("-", "").split("").join(" ")}</b>
                </dd>
                <CopyCell text={reference} what={words.yours} />
              </div>
            </dl>
            <Buttons>
              <ButtonLink href={`https://wa.me/?${new URLSearchParams({ text: reference })}`} look="line">
                {words.toMyself}
              </ButtonLink>
            </Buttons>
            <p className="small muted">{fillPlaces(words.reading, { prefix })}</p>
          </section>
          <section className="stack" aria-labelledby="account">
            <h2 id="account" className="t-3">
              {fillPlaces(words.sendTo, { amount })}
            </h2>
            {bank === undefined ? (
              <p>
                {words.noAccount}{" "}
                <a className="tap" href={href("/contact")}>
                  {words.ask}
                </a>
              </p>
            ) : (
              <>
                <BankRows bank={bank.details} rows={["bankName", accountRowOf(pledge.currency), "accountName"]} />
                <p className="alert alert--ok">
                  {fillPlaces(words.mustShow, { accountName: nameAtBank(bank.details.accountName) })}
                </p>
                <SureLine words={sure} confirmed={bank.confirmed} />
              </>
            )}
          </section>
          {pledge.sentOn === null && (
            <section className="note g-yellow stack" aria-labelledby="sent">
              <h2 id="sent">{words.sent.heading}</h2>
              <p>{words.sent.text}</p>
              <form method="post" action={href("/g/:key", { key })}>
                <input type="hidden" name="intent" value="sent" />
                <Button>{words.sent.button}</Button>
              </form>
            </section>
          )}
        </div>
        <aside className="stay spaced">
          <section className="note g-lilac stack" aria-labelledby="keep">
            <h2 id="keep" className="t-3">
              {words.keep.heading}
            </h2>
            <p>{words.keep.text}</p>
            <dl className="kept">
              <div>
                <dt className="vh">{words.keep.heading}</dt>
                <dd className="mono">{link}</dd>
                <CopyCell text={link} what={words.keep.heading} />
              </div>
            </dl>
            <ButtonLink href={href("/g/:key", { key })} look="line">
              {words.keep.open}
            </ButtonLink>
          </section>
          {takesGifts && (
            <section className="stack" aria-labelledby="friend">
              <h2 id="friend" className="t-3">
                {words.friend.heading}
              </h2>
              <p>{words.friend.text}</p>
              <ButtonLink
                href={`https://wa.me/?${new URLSearchParams({ text: `${origin}${href("/donate")}` })}`}
                look="line"
                small
              >
                {words.friend.whatsapp}
              </ButtonLink>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}
