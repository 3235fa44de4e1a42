import { href } from "react-router";
import { ButtonLink, Buttons } from "../../../ui/button.tsx";
import { Style } from "../../../ui/style.tsx";
import { writeDay } from "../../../values/dates.ts";
import { nameOf } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { projectKey } from "../../../values/project-key.ts";
import { givePath } from "../../../values/purpose-address.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Goal } from "./goal-facts.ts";
import css from "./project-goal.css?inline";

interface ProjectGoalProps {
  project: Parameters<typeof projectKey>[0];
  goal: Goal | undefined;
  account: boolean;
  /** Name of the purse that gets what the project leaves; undefined for none. */
  rest: string | undefined;
}

/** Shows the goal of a project and a link to its account; renders nothing without both. */
export function ProjectGoal({ project, goal, account, rest }: ProjectGoalProps) {
  const { goal: words, account: accountWords } = useWords("transparency");
  const takesGifts = useIsInUse("gifts");
  const key = projectKey(project);
  const accountPath = href("/project/readmore/:id/account", { id: key });
  const restGoes = rest !== undefined && fillPlaces(accountWords.restGoes, { purse: rest });
  if (goal === undefined)
    return (
      (account || (takesGifts && restGoes)) && (
        <p>
          {takesGifts && restGoes}{" "}
          {account && (
            <a className="tap" href={accountPath}>
              {words.account}
            </a>
          )}
        </p>
      )
    );
  const { got, goal: all, gifts, percent, until, isOver, isReached, currency, others, purpose } = goal;
  const sentence = gifts === 0 ? words.progressNone : gifts === 1 ? words.progressOne : words.progress;
  const isOpen = takesGifts && !isOver && !isReached;
  return (
    <section className="goal g-yellow" aria-labelledby="goal">
      <Style name="project-goal" layer="feature" css={css} />
      <h2 id="goal" className="t-3">
        {purpose === "" ? words.heading : purpose}
      </h2>
      <p className="goal-sum">{fillPlaces(sentence, { got, goal: all, count: String(gifts) })}</p>
      <progress value={percent} max={100} aria-label={fillPlaces(words.bar, { percent: String(percent) })} />
      <p>
        {[
          isReached && words.reached,
          until !== "" && fillPlaces(isOver ? words.ended : words.until, { day: writeDay(until) }),
          !isOver && words.more,
          !isOver && restGoes,
          others !== "" && fillPlaces(words.others, { amounts: others, currency: nameOf(currency) }),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      {(isOpen || account) && (
        <Buttons>
          {isOpen && <ButtonLink href={givePath(key)}>{words.give}</ButtonLink>}
          {account && (
            <ButtonLink href={accountPath} look="line">
              {words.account}
            </ButtonLink>
          )}
        </Buttons>
      )}
    </section>
  );
}
