import { staffPages } from "content/staff-pages.ts";
import { staffWelcome } from "content/staff-welcome.ts";
import { useEffect, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { WordQuestions } from "../../../cms/protection/word-questions.tsx";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { Filled } from "../../../staff-kit/rooms/room-parts.tsx";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import type { FilledSentence } from "../../foundation/words/find-filled-sentences.server.ts";
import type { StepAnswer } from "./step-form.tsx";
import { changeAddress, stepAddress, steps } from "./welcome-step.ts";

const words = staffWelcome.words;

const step = stepAddress(steps.indexOf("words") + 1);

interface SentenceListProps {
  sentences: readonly FilledSentence[];
  /** Key of the sentence whose field is open, for browsers without script. */
  changing: string | undefined;
  /** Result of the last submission, for browsers without script. */
  answer: StepAnswer | undefined;
}

/** Lists sentences that contain the given answers. After a sentence is changed, the step stays open. */
export function SentenceList({ sentences, changing, answer }: SentenceListProps) {
  const [open, setOpen] = useState(changing);
  // With script, a link opens its sentence without loading the page, so that ticks below are kept.
  return sentences.map((sentence) => (
    <Sentence
      key={sentence.key}
      sentence={sentence}
      isOpen={open === sentence.key}
      answer={changing === sentence.key ? answer : undefined}
      onOpen={() => setOpen(sentence.key)}
      onClose={() => setOpen((now) => (now === sentence.key ? undefined : now))}
    />
  ));
}

interface SentenceProps {
  sentence: FilledSentence;
  isOpen: boolean;
  answer: StepAnswer | undefined;
  onOpen(): void;
  onClose(): void;
}

function Sentence({ sentence, isOpen, answer, onOpen, onClose }: SentenceProps) {
  const { key, label, path, parts, isWaiting } = sentence;
  const link = useRef<HTMLAnchorElement>(null);
  const [isSaved, setIsSaved] = useState(false);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) link.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = (saved = false) => {
    setIsSaved(saved);
    onClose();
  };
  return (
    <div className="wordl" id={idOf(key)}>
      <p className="small muted">{label}</p>
      {isOpen && !isWaiting ? (
        <SentenceForm sentence={sentence} answer={answer} onSaved={() => close(true)} onLeave={() => close()} />
      ) : (
        <>
          <p>{parts.map(({ text, isFact }) => (isFact ? <Filled key={text}>{text}</Filled> : text))}</p>
          {isWaiting ? (
            <ActLink label={words.change} about={label} to={path} />
          ) : (
            <Link
              ref={link}
              className="act"
              to={`${changeAddress(key)}#${idOf(key)}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen();
              }}
            >
              {words.change}
              <span className="vh">{` ${label}`}</span>
            </Link>
          )}
          <p role="status" className="small">
            {isSaved && staffWelcome.saved}
          </p>
        </>
      )}
    </div>
  );
}

const idOf = (key: string) => `sentence-${key.replace(/\W/g, "-")}`;

interface SentenceFormProps {
  sentence: FilledSentence;
  answer: StepAnswer | undefined;
  onSaved(): void;
  onLeave(): void;
}

function SentenceForm({ sentence, answer: plain, onSaved, onLeave }: SentenceFormProps) {
  const { key, page, field, label, template, places, version } = sentence;
  const fetcher = useFetcher<StepAnswer & { done?: string }>();
  const box = useRef<HTMLDivElement>(null);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => {
    setHasScript(true);
    box.current?.querySelector<HTMLElement>("textarea, input:not([type=hidden])")?.focus();
  }, []);
  const data = fetcher.state === "idle" ? fetcher.data : undefined;
  useOnChange([data], () => {
    if (data?.done !== undefined) onSaved();
  });
  const answer = (data?.done === undefined ? data : undefined) ?? plain;
  const id = `${idOf(key)}-text`;
  const error = answer?.errors[field];
  return (
    <div ref={box}>
      <fetcher.Form method="post" action={changeAddress(key)} className="form" preventScrollReset noValidate>
        {answer && (
          <ErrorSummary
            message={answer.message}
            errors={error === undefined ? {} : { text: error }}
            fields={[{ name: "text", label }]}
            prefix={`${idOf(key)}-`}
          />
        )}
        {answer?.questions && <WordQuestions questions={answer.questions} answers={[]} />}
        <input type="hidden" name="step" value="sentence" />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="field" value={field} />
        <input type="hidden" name="version" value={answer?.newer?.version ?? version} />
        <input type="hidden" name="idempotencyKey" value={hasScript ? "script" : ""} />
        <Field
          id={id}
          name="text"
          label={words.sentence}
          value={answer?.values?.text ?? template}
          error={error}
          hint={places.length > 0 ? staffPages.places([...places]) : undefined}
          long
        />
        <p className="btns">
          <button type="submit" className="btn" disabled={fetcher.state !== "idle"}>
            <span>{words.save}</span>
          </button>
          <Link
            className="act"
            to={`${step}#${idOf(key)}`}
            onClick={(event) => {
              event.preventDefault();
              onLeave();
            }}
          >
            <Icon name="undo" />
            {words.leave}
          </Link>
        </p>
      </fetcher.Form>
    </div>
  );
}
