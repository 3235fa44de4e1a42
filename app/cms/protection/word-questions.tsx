import { staffWordsGuard as words } from "content/staff-sensitive.ts";
import { Check } from "../../ui/field.tsx";
import type { WordQuestion } from "../../values/staff-form-result.ts";
import { MoneyWay } from "./money-way.tsx";

/** Rules that the answer "an adult" satisfies. */
const adultRules: readonly WordQuestion["rule"][] = ["age", "full-name"];

interface WordQuestionsProps {
  questions: WordQuestion[];
  answers: readonly string[];
}

/** Questions of the words guard above the form, which work without script. */
export function WordQuestions({ questions, answers }: WordQuestionsProps) {
  if (questions.length === 0) return null;
  const kept = answers.filter((answer) => !questions.some(({ id }) => answer.startsWith(`${id}:`)));
  return (
    <section className="newer" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      {kept.map((answer) => (
        <input key={answer} type="hidden" name="word-answers" value={answer} />
      ))}
      {questions.map(({ id, rule, sentence, words: asked, isBlocking }) => (
        <fieldset className="form choices" key={id}>
          <legend>
            <b>{words.rules[rule]}</b>
          </legend>
          <blockquote>{sentence}</blockquote>
          {isBlocking && rule !== "money" && <p className="small">{words.blocks}</p>}
          {rule === "money" && <MoneyWay number={asked} />}
          {!isBlocking && <Check name="word-answers" value={`${id}:published`} label={words.asItIs} />}
          {adultRules.includes(rule) && <Check name="word-answers" value={`${id}:adult`} label={words.adult} />}
        </fieldset>
      ))}
    </section>
  );
}
