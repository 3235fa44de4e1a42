import { countryCodes, countryOf } from "content/countries/index.ts";
import { staffEasyRead } from "content/staff-easy-read.ts";
import { staffProjects as words } from "content/staff-projects.ts";
import type { FieldsProps } from "../../../cms/autosaved-form.tsx";
import { ParagraphsField } from "../../../cms/paragraphs-field.tsx";
import { Folded } from "../../../staff-kit/rooms/folded.tsx";
import { Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { type Currency, currencies, isCurrency, nameOf } from "../../../values/money.ts";
import { siteLang } from "../../../values/site-clock.ts";
import type { projectType } from "./project.type.server.ts";

type Props = FieldsProps<keyof typeof projectType.fields>;

export function ProjectFields({ id, about, formValues }: Props) {
  return (
    <>
      <Field {...about("title")} />
      <Field {...about("theme")} />
      <ParagraphsField {...about("paragraphs")} id={id} formValues={formValues} />
      <ParagraphsField {...about("easyRead")} id={id} formValues={formValues} words={staffEasyRead.list} short />
      <GoalFields id={id} about={about} formValues={formValues} />
      <Field {...about("videoUrl")} type="url" hint={words.videoHint} optional />
    </>
  );
}

/** Currencies of the country, and that of the goal. @param chosen code of a currency */
function listCurrencies(chosen: string): Currency[] {
  const code = siteLang().split("-")[1] ?? "XX";
  const own = countryCodes.find((one) => one === code);
  const known = own === undefined ? currencies : countryOf(own).currencies;
  return [...new Set([...known, ...(isCurrency(chosen) ? [chosen] : [])])];
}

function GoalFields({ id, about, formValues }: Props) {
  const amount = formValues.goalAmount?.[0] ?? "";
  const isWrong = (["goalAmount", "goalCurrency", "goalFor", "goalUntil"] as const).some(
    (name) => about(name).error !== undefined,
  );
  return (
    <Folded id={`${id}-goal`} heading={words.goal.heading} note={amount || words.goal.none} isOpen={isWrong}>
      <Field {...about("goalAmount")} hint={words.goal.amountHint} autoComplete="off" optional />
      <SelectField
        {...about("goalCurrency")}
        options={listCurrencies(formValues.goalCurrency?.[0] ?? "").map((code) => [code, nameOf(code)] as const)}
      />
      <Field {...about("goalFor")} hint={words.goal.forHint} optional />
      <Field {...about("goalUntil")} type="date" hint={words.goal.untilHint} optional />
    </Folded>
  );
}
