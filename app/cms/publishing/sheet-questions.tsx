import { staffPublishing } from "content/staff-publishing.ts";
import { staffWordsGuard as words } from "content/staff-sensitive.ts";
import { type RefObject, useId, useRef, useState } from "react";
import { Act } from "../../ui/act.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { WordAnswer } from "../../values/staff-form-result.ts";
import { MoneyWay } from "../protection/money-way.tsx";
import { replaceWords } from "../protection/replace-words.ts";
import type { Jump } from "./publish-check.ts";
import type { SheetQuestion, WordAnswers } from "./use-word-answers.ts";

export interface SheetQuestionsProps {
  answers: WordAnswers;
  place: RefObject<HTMLElement | null>;
  fieldOf(name: string): Element | null;
  onJump(jump: Jump): void;
}

const sentenceIn =
  (words: string): Jump["find"] =>
  (field) =>
    [...field.children].find((block) => block.textContent?.includes(words)) ?? field;

/** Scrolls to the first open question. @param place an element around the questions */
export const showOpenQuestion = (place: Element | null) => {
  const first = place?.querySelector<HTMLElement>(".asks > .warn");
  first?.focus();
  first?.scrollIntoView({ block: "center" });
};

/** Questions of the words guard. Each needs an answer before publishing. */
export function SheetQuestions({ answers, place, fieldOf, onJump }: SheetQuestionsProps) {
  return (
    <ul className="chk asks">
      {answers.questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          answers={answers}
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
  question: SheetQuestion;
  answers: WordAnswers;
  onJump(): void;
  /** @returns true if the text changed */
  onReplace(to: string): boolean;
}

function Question({ question, answers, onJump, onReplace }: QuestionProps) {
  const { id, rule, sentence, firstName, isBlocking, done } = question;
  const item = useRef<HTMLLIElement>(null);
  const [isNaming, setIsNaming] = useState(false);
  const isOpen = done === undefined;
  const say = (answer: WordAnswer) => {
    answers.answer(id, answer);
    // Its buttons disappear, so the focus moves to the item.
    item.current?.focus({ preventScroll: true });
  };
  const change = (to: string) => {
    setIsNaming(false);
    if (!onReplace(to)) return onJump();
    answers.change(id, words.done.firstName(to));
    item.current?.focus({ preventScroll: true });
  };
  const isName = firstName !== undefined;
  const canBeAdult = rule === "age" || rule === "full-name" || (isName && !isBlocking);
  return (
    <li ref={item} tabIndex={-1} className={isOpen ? "warn" : undefined}>
      <Icon name={isOpen ? "alert" : "check"} />
      <div>
        <b>{words.rules[rule]}</b>
        <blockquote>{sentence}</blockquote>
        {isBlocking && isOpen && rule !== "money" && <small>{words.blocks}</small>}
        {rule === "money" && isOpen && <MoneyWay number={question.words} />}
        <p role="status">{done}</p>
        {isOpen && (
          <div className="btns">
            {isName && <Act label={words.firstName} onClick={() => change(firstName)} />}
            {isName && <Act label={words.changedName} onClick={() => setIsNaming(true)} />}
            {canBeAdult && <Act label={words.adult} onClick={() => say("adult")} />}
            {!isBlocking && <Act label={canBeAdult ? words.leave : words.fine} onClick={() => say("published")} />}
            <Act label={staffPublishing.show} about={sentence} onClick={onJump} />
          </div>
        )}
        {!isOpen && answers.has(id) && (
          <Act label={words.undo} about={sentence} icon="undo" onClick={() => answers.undo(id)} />
        )}
        {isOpen && isNaming && <NewName onChange={change} />}
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
