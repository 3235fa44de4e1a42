import type { withdraw } from "content/withdraw.ts";
import type { ComponentProps, ReactNode } from "react";
import { href } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormFields, fieldsOf } from "../../../ui/form-fields.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { FormResult } from "../../../values/form-result.ts";
import type { PublicPicture } from "../../../values/public-picture.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { askers, changes, documentRequestSchema, photoRequestSchema } from "./photo-request-schema.ts";

interface PhotoRequestFormProps {
  /** Photos of the page from which the visitor came. */
  photos: PublicPicture[];
  of: number[];
  answer: FormResult | undefined;
}

export function PhotoRequestForm({ photos, of, answer }: PhotoRequestFormProps) {
  const { photo: words } = useWords("withdraw");
  const chosen = (name: string) => answer?.values[name];
  const [only, ...others] = photos;
  const fields = fieldsOf("photo-request", answer, {
    photo: words.which,
    who: words.who.legend,
    wish: words.wish.legend,
    code: words.code,
    contact: words.contact,
    note: words.note,
  });
  const action = `${href("/photo")}?${new URLSearchParams({ of: of.join(" ") })}`;
  return (
    <form className="steps" method="post" action={action} aria-label={words.heading} noValidate>
      <FormFields prefix="photo-request" fields={fields} answer={answer} schema={photoRequestSchema(words)}>
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
        <WhoStep answer={answer} />
        <Step name="wish" legend={words.wish.legend} error={answer?.errors.wish}>
          <div className="choices">
            {changes.map((wish) => (
              <Choice key={wish} name="wish" value={wish} chosen={chosen("wish")} {...hintOf(words.wish, wish)}>
                <b>{words.wish[wish]}</b>
              </Choice>
            ))}
          </div>
          <Field {...fields.code} optional autoComplete="off" />
        </Step>
        <AnswerStep contact={fields.contact} note={fields.note} />
      </FormFields>
      <Button>{words.button}</Button>
    </form>
  );
}

interface DocumentRequestFormProps {
  document: { slug: string; title: string };
  answer: FormResult | undefined;
}

export function DocumentRequestForm({ document: { slug, title }, answer }: DocumentRequestFormProps) {
  const { photo: words } = useWords("withdraw");
  const fields = fieldsOf("photo-request", answer, {
    who: words.who.legend,
    contact: words.contact,
    note: words.note,
  });
  const action = `${href("/photo")}?${new URLSearchParams({ document: slug })}`;
  return (
    <form className="steps" method="post" action={action} aria-label={words.heading} noValidate>
      <FormFields prefix="photo-request" fields={fields} answer={answer} schema={documentRequestSchema(words)}>
        <input type="hidden" name="document" value={slug} />
        <p className="lede">{title}</p>
        <WhoStep answer={answer} />
        <AnswerStep contact={fields.contact} note={fields.note} />
      </FormFields>
      <Button>{words.button}</Button>
    </form>
  );
}

function WhoStep({ answer }: { answer: FormResult | undefined }) {
  const { photo: words } = useWords("withdraw");
  return (
    <Step name="who" legend={words.who.legend} error={answer?.errors.who}>
      <div className="choices choices--2">
        {askers.map((who) => (
          <Choice key={who} name="who" value={who} chosen={answer?.values.who}>
            <b>{words.who[who]}</b>
          </Choice>
        ))}
      </div>
    </Step>
  );
}

type AnswerStepProps = Record<"contact" | "note", ComponentProps<typeof Field>>;

function AnswerStep({ contact, note }: AnswerStepProps) {
  const { photo: words } = useWords("withdraw");
  return (
    <Step name="answer" legend={words.answer.legend} note={words.answer.note} error={undefined}>
      <div className="form">
        <Field {...contact} optional />
        <Field {...note} long optional />
      </div>
    </Step>
  );
}

function hintOf(words: (typeof withdraw)["photo"]["wish"], wish: (typeof changes)[number]) {
  if (wish === "down") return { hint: words.downHint };
  return wish === "cover" ? { hint: words.coverHint } : {};
}

type StepProps = { name: string; legend: string; note?: string; error: string | undefined; children: ReactNode };

function Step({ name, legend, note, error, children }: StepProps) {
  const id = `photo-request-${name}`;
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
