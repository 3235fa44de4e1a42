import { href } from "react-router";
import { ButtonLink, Buttons } from "../../../ui/button.tsx";
import { Style } from "../../../ui/style.tsx";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { Figures } from "./figures.tsx";
import type { GiftAccount } from "./find-gift-account.server.ts";
import css from "./transparency.css?inline";

/** The account of the project that a gift is for: the whole purse, never a part of it. */
export function AccountCard({ account }: { account: GiftAccount }) {
  const { account: names, gift: words } = useWords("transparency");
  const { name, key, gifts, given, currency } = account;
  const places = { count: String(gifts), given, currency };
  const id = `account-${key}-${currency}`.replaceAll(" ", "-");
  return (
    <section className="stack" aria-labelledby={id}>
      <Style name="transparency" layer="feature" css={css} />
      <h2 id={id} className="t-3">
        {fillPlaces(names.heading, { project: name })}
      </h2>
      <p>{fillPlaces(gifts > 1 ? words.many : words.one, places)}</p>
      <p>{fillPlaces(words.all, places)}</p>
      <Figures account={account} />
      <Buttons>
        <ButtonLink href={href("/project/readmore/:id/account", { id: key })} look="line">
          {words.see}
        </ButtonLink>
      </Buttons>
      <p className="muted">{words.none}</p>
    </section>
  );
}
