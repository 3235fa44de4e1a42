import { staffPages as words } from "content/staff-pages.ts";
import { staffPublishing } from "content/staff-publishing.ts";
import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import { ParagraphsField } from "../../../cms/paragraphs-field.tsx";
import { PublishingFields, usePublishSheet } from "../../../cms/publishing-fields.tsx";
import type { WordField } from "../../../server/page-words.ts";
import { dispatchInput, type FormValues } from "../../../staff-kit/local-draft.ts";
import { Folded } from "../../../staff-kit/rooms/folded.tsx";
import { Act } from "../../../ui/act.tsx";
import { Field } from "../../../ui/field.tsx";
import { groupBy } from "../../../values/list-places.ts";
import { placesIn } from "../../../values/places.ts";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";
import { CardsField } from "./cards-field.tsx";
import "./words-form.css";
import { hintOfPlaces } from "./hint-of-places.ts";
import { isSame } from "./word-field.ts";
import { idOfCards, idOfWords } from "./words-ids.ts";

interface FieldOfPage {
  path: string;
  field: WordField;
  original: FormValues;
}

interface WordsFormProps {
  page: { key: string; fields: FieldOfPage[]; labels: Record<string, string>; formValues: FormValues };
  action: string;
  /** Result of the last submission, for browsers without script. */
  plain?: StaffFormErrors | undefined;
  onDone(sentence: string): void;
}

/** Form for the texts of a fixed page. Each field can be reset to its original. */
export function WordsForm({ page, action, onDone, plain }: WordsFormProps) {
  const { key, fields, labels, formValues: initial } = page;
  const id = idOfWords(key);
  const PublishSheet = usePublishSheet();
  const Publishing = PublishSheet ?? PublishingFields;
  const button = PublishSheet ? staffPublishing.open : words.save;
  const [search, setSearch] = useState("");
  const groups = groupFields(fields);
  return (
    <AutosavedForm
      plain={plain}
      id={id}
      action={action}
      button={button}
      initial={initial}
      onDone={onDone}
      labels={labels}
    >
      {(formValues, errors, _about, answer) => (
        <>
          <input type="hidden" name="formLanguage" value={formValues.formLanguage?.[0] ?? ""} />
          {fields.length > maxSeen && (
            <FindInWords count={countFound(fields, formValues, search)} onSearch={setSearch} />
          )}
          {groups.map((group) => {
            const isFound = group.some((field) => hasText(field, formValues, search));
            const parts = group.map((field) => (
              <div key={field.path} hidden={!hasText(field, formValues, search)}>
                <PageField {...field} id={id} formValues={formValues} error={errors[field.path]} />
              </div>
            ));
            if (groups.length === 1) return parts;
            const hasError = group.some(({ path }) => errors[path] !== undefined);
            return (
              <div key={group[0]?.path} hidden={!isFound}>
                <Folded
                  id={`${id}-part-${group[0]?.path}`}
                  heading={words.group(beginningOf(group, initial), group.length - 1)}
                  isOpen={hasError || (search !== "" && isFound)}
                >
                  {parts}
                </Folded>
              </div>
            );
          })}
          <Publishing id={id} formValues={formValues} errors={errors} subject={`words:${key}`} {...answer} />
        </>
      )}
    </AutosavedForm>
  );
}

/** Maximum number of fields that are seen at once, and need no search. */
const maxSeen = 5;

/** Maximum number of fields that are shown without groups. */
const maxOpen = 25;

/** Maximum length of the first sentence in a group's heading (characters). */
const maxFirst = 60;

/** Groups fields by the part of the page that contains them. A page with few fields has one group. */
function groupFields(fields: FieldOfPage[]): FieldOfPage[][] {
  if (fields.length <= maxOpen) return [fields];
  return [...groupBy(fields, ({ path }) => path.split(".", 1)[0]).values()];
}

/** Returns the first sentence of a group on the page. */
function beginningOf(group: FieldOfPage[], formValues: FormValues): string {
  const texts = group.flatMap(({ path, field }) => (field.kind === "cards" ? [] : (formValues[path] ?? [])));
  const first = texts.find((text) => text !== "") ?? group[0]?.field.label ?? "";
  return first.length > maxFirst ? `${first.slice(0, maxFirst).trimEnd()} …` : first;
}

function hasText({ path, field }: FieldOfPage, formValues: FormValues, search: string): boolean {
  const values = Object.entries(formValues).filter(([name]) => name === path || name.startsWith(`${path}.`));
  const text = [field.label, ...values.flatMap(([, texts]) => texts)].join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const countFound = (fields: FieldOfPage[], formValues: FormValues, search: string): number | undefined =>
  search === "" ? undefined : fields.filter((field) => hasText(field, formValues, search)).length;

/** Search that hides other fields. Without script, a link to the search of all pages. */
function FindInWords({ count, onSearch }: { count: number | undefined; onSearch(search: string): void }) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  if (!isReady)
    return (
      <p>
        <a href={href("/admin/pages")}>{words.findAll}</a>
      </p>
    );
  return (
    <div className="word-search">
      <label htmlFor="word-search">{words.find}</label>
      <input
        id="word-search"
        type="search"
        form="none"
        onChange={(event) => onSearch(event.target.value.trim())}
        onInput={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <p role="status">{count !== undefined && words.found(count)}</p>
    </div>
  );
}

interface PageFieldProps extends FieldOfPage {
  id: string;
  formValues: FormValues;
  error: string | undefined;
}

function PageField({ path, field, original, id, formValues, error }: PageFieldProps) {
  const [restored, setRestored] = useState(0);
  const values = restored > 0 ? original : formValues;
  const box = useRef<HTMLDivElement>(null);
  const [isTyped, setIsTyped] = useState(false);
  const isOriginal = !isTyped && Object.entries(original).every(([name, value]) => isSame(values[name] ?? [], value));
  const toOriginal = () => {
    setRestored((before) => before + 1);
    const first = () => box.current?.querySelector<HTMLElement>("input, textarea, select, [contenteditable]");
    dispatchInput(() => first() ?? box.current);
    // Runs after the input event, which sets `isTyped` to true.
    setTimeout(() => {
      setIsTyped(false);
      first()?.focus();
    });
  };
  return (
    <div ref={box} className="stack" onInput={() => setIsTyped(true)}>
      <Control key={restored} path={path} field={field} original={original} id={id} error={error} formValues={values} />
      {!isOriginal && (
        <div>
          <Act icon="undo" label={words.toOriginal} about={words.about(field.label)} onClick={toOriginal} />
        </div>
      )}
    </div>
  );
}

function Control({ path, field, original, id, formValues, error }: PageFieldProps) {
  const { kind, label } = field;
  const about = { id: `${id}-${path}`, name: path, label, error };
  if (kind === "cards")
    return <CardsField {...about} listId={idOfCards(id, path)} field={field} formValues={formValues} />;
  const hint = hintOfPlaces(placesIn(original[path]?.join() ?? ""));
  if (kind === "rich")
    return (
      <>
        <ParagraphsField {...about} id={id} formValues={formValues} />
        {hint && <p className="hint small muted">{hint}</p>}
      </>
    );
  return <Field {...about} value={formValues[path]?.[0]} hint={hint} long={kind === "text"} />;
}
