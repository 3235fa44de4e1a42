import { withdraw } from "content/withdraw.ts";
import type { ReactNode } from "react";
import { href } from "react-router";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Field, FieldLimits } from "../../../ui/field.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { FormResult } from "../../../values/form-result.ts";
import type { PublicPicture } from "../../../values/public-picture.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { askers, changes, takedownSchema } from "./takedown-schema.ts";

interface TakedownFormProps {
  /** Shown on the page that led here. */
  photos: PublicPicture[];
  /** All ids of the address, which stays. */
  of: number[];
  answer: FormResult | undefined;
}

export function TakedownForm({ photos, of, answer }: TakedownFormProps) {
  const { photo: words } = useWords("withdraw", withdraw);
  const schema = takedownSchema(words);
  const chosen = (name: string) => answer?.values[name];
  const [only, ...others] = photos;
  const fields = [
    { name: "photo", label: words.which },
    { name: "who", label: words.who.legend },
    { name: "wish", label: words.wish.legend },
    { name: "code", label: words.code },
    { name: "contact", label: words.contact },
    { name: "note", label: words.note },
  ];
  const about = (name: "code" | "contact" | "note") => ({
    id: `takedown-${name}`,
    name,
    label: words[name],
    value: chosen(name),
    error: answer?.errors[name],
  });
  const action = `${href("/photo")}?${new URLSearchParams({ of: of.join(" ") })}`;
  return (
    <form className="steps" method="post" action={action} aria-label={words.heading} noValidate>
      <ErrorSummary message={answer?.message} fields={fields} errors={answer?.errors} prefix="takedown-" />
      {others.length === 0 ? (
        <input type="hidden" name="photo" value={only?.id} />
      ) : (
        <Step name="photo" legend={words.which} error={answer?.errors.photo}>
          <div className="which">
            {photos.map((photo) => (
              <Choice key={photo.id} name="photo" value={String(photo.id)} chosen={chosen("photo")}>
                <Picture {...photo} inText layout="160px" />
              </Choice>
            ))}
          </div>
        </Step>
      )}
      <Step name="who" legend={words.who.legend} error={answer?.errors.who}>
        <div className="choices choices--2">
          {askers.map((who) => (
            <Choice key={who} name="who" value={who} chosen={chosen("who")}>
              <b>{words.who[who]}</b>
            </Choice>
          ))}
        </div>
      </Step>
      <Step name="wish" legend={words.wish.legend} error={answer?.errors.wish}>
        <div className="choices">
          {changes.map((wish) => (
            <Choice key={wish} name="wish" value={wish} chosen={chosen("wish")} {...hintOf(words.wish, wish)}>
              <b>{words.wish[wish]}</b>
            </Choice>
          ))}
        </div>
        <FieldLimits of={schema}>
          <Field {...about("code")} optional autoComplete="off" />
        </FieldLimits>
      </Step>
      <Step name="answer" legend={words.answer.legend} note={words.answer.note} error={undefined}>
        <div className="form">
          <FieldLimits of={schema}>
            <Field {...about("contact")} optional />
            <Field {...about("note")} long optional />
          </FieldLimits>
        </div>
      </Step>
      <Button>{words.button}</Button>
    </form>
  );
}

function hintOf(words: (typeof withdraw)["photo"]["wish"], wish: (typeof changes)[number]) {
  if (wish === "down") return { hint: words.downHint };
  return wish === "cover" ? { hint: words.coverHint } : {};
}

type StepProps = { name: string; legend: string; note?: string; error: string | undefined; children: ReactNode };

function Step({ name, legend, note, error, children }: StepProps) {
  const id = `takedown-${name}`;
  return (
    <div className="step">
      <fieldset id={id} tabIndex={-1} aria-describedby={error === undefined ? undefined : `${id}-error`}>
        <legend>
          {legend} {note && <small>{note}</small>}
        </legend>
        {children}
        {error !== undefined && (
          <p className="err" id={`${id}-error`}>
            {error}
          </p>
        )}
      </fieldset>
    </div>
  );
}
