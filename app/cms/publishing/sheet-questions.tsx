import { staffPublishing } from "content/staff-publishing.ts";
import { staffWordsGuard as words } from "content/staff-sensitive.ts";
import { type RefObject, useEffect, useId, useState } from "react";
import { Act } from "../../ui/act.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { WordQuestion } from "../../values/staff-form-result.ts";
import { replaceWords } from "../protection/replace-words.ts";
import type { Jump } from "./publish-check.ts";

interface SheetQuestionsProps {
  questions: WordQuestion[];
  /** An element inside the form. */
  place: RefObject<HTMLElement | null>;
  /** The field's element. */
  fieldOf(name: string): Element | null;
  onJump(jump: Jump): void;
  /** One was answered, or its words were changed. */
  onSaid(): void;
}

/** The sentence's block in a rich text. */
const sentenceIn =
  (words: string): Jump["find"] =>
  (field) =>
    [...field.children].find((block) => block.textContent?.includes(words)) ?? field;

/** The questions of the words guard in the publish sheet. Publishing goes on without answers; that is kept too. */
export function SheetQuestions({ questions, place, fieldOf, onJump, onSaid }: SheetQuestionsProps) {
  return (
    <ul className="chk asks">
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          onSaid={onSaid}
          onJump={() => onJump({ field: question.field, find: sentenceIn(question.words) })}
          onReplace={(to) => {
            const form = place.current?.closest("form");
            return form ? replaceWords(form, question.field, fieldOf(question.field), question.words, to) : false;
          }}
        />
      ))}
    </ul>
  );
}

interface QuestionProps {
  question: WordQuestion;
  onSaid(): void;
  onJump(): void;
  /** @returns whether the text changed */
  onReplace(to: string): boolean;
}

function Question({ question, onSaid, onJump, onReplace }: QuestionProps) {
  const { id, rule, sentence, firstName, isBlocking } = question;
  const [said, setSaid] = useState<{ text: string; answer?: "adult" | "published" }>();
  const [isNaming, setIsNaming] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer, which the form has by now.
  useEffect(() => {
    if (said !== undefined) onSaid();
  }, [said]);
  const change = (to: string) => {
    setIsNaming(false);
    if (onReplace(to)) setSaid({ text: words.done.firstName(to) });
    else onJump();
  };
  const isName = firstName !== undefined;
  const canBeAdult = rule === "age" || rule === "full-name" || (isName && !isBlocking);
  // Shown and not answered: it goes out as it is, and that is kept.
  const answer = said === undefined ? (isBlocking ? undefined : "published") : said.answer;
  return (
    <li className={said ? undefined : "warn"}>
      <Icon name={said ? "check" : "alert"} />
      <div>
        <b>{words.rules[rule]}</b>
        <blockquote>{sentence}</blockquote>
        {isBlocking && !said && <small>{words.blocks}</small>}
        <p role="status">{said?.text}</p>
        {answer && <input type="hidden" name="word-answers" value={`${id}:${answer}`} />}
        {said === undefined && (
          <div className="btns">
            {isName && <Act label={words.firstName} onClick={() => change(firstName)} />}
            {isName && <Act label={words.changedName} onClick={() => setIsNaming(true)} />}
            {canBeAdult && (
              <Act label={words.adult} onClick={() => setSaid({ text: words.done.adult, answer: "adult" })} />
            )}
            {!canBeAdult && !isBlocking && (
              <Act label={words.fine} onClick={() => setSaid({ text: words.done.adult, answer: "published" })} />
            )}
            <Act label={staffPublishing.show} about={sentence} onClick={onJump} />
          </div>
        )}
        {isNaming && <NewName onChange={change} />}
      </div>
    </li>
  );
}

function NewName({ onChange }: { onChange(name: string): void }) {
  const id = useId();
  const [name, setName] = useState("");
  const use = () => name.trim() !== "" && onChange(name.trim());
  return (
    <div className="field">
      <label htmlFor={id}>{words.newName}</label>
      <input
        id={id}
        value={name}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          use();
        }}
      />
      <Act label={words.change} onClick={use} />
    </div>
  );
}
