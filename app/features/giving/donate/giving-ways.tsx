import { ButtonLink } from "../../../ui/button.tsx";
import { Style } from "../../../ui/style.tsx";
import { Ticks } from "../../../ui/ticks.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { PublicBank } from "../bank-details/find-bank.server.ts";
import { SureLine } from "../bank-details/sure-line.tsx";
import type { Medium } from "../bank-details/ways.ts";
import { promisePath } from "../gifts/promise-address.ts";
import css from "./giving.css?inline";

interface GivingWaysProps {
  confirmed: PublicBank["confirmed"] | undefined;
  medium: Medium;
  hasOnline: boolean;
  /** Key of the project that the gift is for. */
  purpose: string | undefined;
}

export function GivingWays({ confirmed, medium, hasOnline, purpose }: GivingWaysProps) {
  const { ways: words, sure, wallet } = useWords("giving");
  const gift = { word: undefined, purpose };
  const transfer = medium === "any" ? wallet.transfer : words.transfer;
  return (
    <section className="wrap section ways" aria-labelledby="how">
      <Style name="giving" layer="feature" css={css} />
      <h2 id="how" className="t-1">
        {words.heading}
      </h2>
      <div className="give-ways">
        <div className="give-way g-green">
          <h3>{words.promise.heading}</h3>
          <p>{words.promise.text}</p>
          <Ticks points={words.promise.points.map(({ point }) => point)} />
          <div className="btns">
            <ButtonLink href={promisePath({ ...gift, isByCard: false })}>{words.promise.button}</ButtonLink>
          </div>
        </div>
        <div className="give-way g-lilac">
          <h3>{transfer.heading}</h3>
          <p>{transfer.text}</p>
          {confirmed && <SureLine words={sure} confirmed={confirmed} />}
          <div className="btns">
            <ButtonLink href="#bank" opens="bank" look="line">
              {transfer.button}
            </ButtonLink>
          </div>
        </div>
        {hasOnline && (
          <div className="give-way g-pink">
            <h3>{words.card.heading}</h3>
            <p>{words.card.text}</p>
            <div className="btns">
              <ButtonLink href={promisePath({ ...gift, isByCard: true })} look="line">
                {words.card.button}
              </ButtonLink>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
