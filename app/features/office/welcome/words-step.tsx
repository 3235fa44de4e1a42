import { staffWelcome } from "content/staff-welcome.ts";
import { RoomSide } from "../../../staff-kit/rooms/room-parts.tsx";
import { Check } from "../../../ui/field.tsx";
import type { Claim } from "../../foundation/words/find-claims.server.ts";
import type { FilledSentence } from "../../foundation/words/find-filled-sentences.server.ts";
import { SentenceList } from "./sentence-list.tsx";
import { StepForm, StepHead, type StepProps } from "./step-form.tsx";

const words = staffWelcome.words;

interface WordsStepProps extends StepProps {
  /** Key of the sentence whose field is open in the address. */
  changing: string | undefined;
  sentences: { filled: readonly FilledSentence[]; claims: readonly Claim[] } | undefined;
}

/** Statements of the site: sentences with the answers, and claims that only the foundation can confirm. */
export function WordsStep({ sentences, changing, answer, ...props }: WordsStepProps) {
  const { filled = [], claims = [] } = sentences ?? {};
  const isOfSentence = changing !== undefined;
  return (
    <>
      <StepHead heading={words.heading} lede={words.lede} />
      {filled.length > 0 && (
        <div className="stack wel-sentences">
          <SentenceList sentences={filled} changing={changing} answer={isOfSentence ? answer : undefined} />
        </div>
      )}
      <StepForm
        {...props}
        answer={isOfSentence ? undefined : answer}
        labels={{}}
        button={words.button}
        {...(claims.length > 0 && {
          side: ({ claims: ticked = [] }) => <LeftOut claims={claims.filter(({ key }) => !ticked.includes(key))} />,
        })}
      >
        {({ claims: ticked = [] }) => (
          <>
            {claims.length > 0 && (
              <fieldset className="form choices">
                <legend className="label">{words.onlyYou}</legend>
                <p className="hint">{words.onlyYouHint}</p>
                {claims.map(({ key, label, sentence }) => (
                  <div key={key}>
                    <input type="hidden" name="shown" value={`${key} ${sentence}`} />
                    <Check
                      name="claims"
                      value={key}
                      label={
                        <>
                          {sentence} <small className="muted">{label}</small>
                        </>
                      }
                      defaultChecked={ticked.includes(key)}
                    />
                  </div>
                ))}
              </fieldset>
            )}
          </>
        )}
      </StepForm>
    </>
  );
}

/** Claims that visitors will not read. */
function LeftOut({ claims }: { claims: readonly Claim[] }) {
  return (
    <RoomSide
      id="left-out"
      heading={words.leftOut}
      lede={claims.length === 0 ? words.nothingLeftOut : words.leftOutLede}
    >
      {claims.map(({ key, sentence }) => (
        <p key={key} className="left-out">
          <del>{sentence}</del>
        </p>
      ))}
    </RoomSide>
  );
}
