import { href } from "react-router";
import calabash from "../../../ui/art/calabash.svg";
import { ButtonLink, Buttons } from "../../../ui/button.tsx";
import css from "../../../ui/empty-state.css?inline";
import { useIsLeftOut } from "../../../ui/low-data.ts";
import { Style } from "../../../ui/style.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";

interface NothingFoundProps {
  heading: string;
  text?: string | undefined;
}

/** Explains why a search has no results, and offers links. */
export function NothingFound({ heading, text }: NothingFoundProps) {
  const words = useWords("search");
  const { links } = useWords("frame");
  const isBare = useIsLeftOut({});
  return (
    <div className="void">
      <Style name="empty-state" css={css} />
      {!isBare && <img src={calabash} width={480} height={360} alt="" />}
      <div className="stack" role="status">
        <h2>{heading}</h2>
        {text && <p>{text}</p>}
      </div>
      <Buttons>
        <ButtonLink href={href("/what-we-do")}>{links.whatWeDo}</ButtonLink>
        <ButtonLink look="line" href={href("/events")}>
          {links.events}
        </ButtonLink>
        <ButtonLink look="line" href={href("/contact")}>
          {words.ask}
        </ButtonLink>
        <ButtonLink look="line" href={href("/safeguarding")}>
          {links.safeguarding}
        </ButtonLink>
      </Buttons>
    </div>
  );
}
