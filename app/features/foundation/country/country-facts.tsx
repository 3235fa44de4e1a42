import { staffCountry as words } from "content/staff-country.ts";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { Facts } from "../../../staff-kit/rooms/room-parts.tsx";
import type { CountryChoices } from "./find-countries.server.ts";

interface CountryFactsProps {
  choices: CountryChoices;
  formValues: FormValues;
}

const { labels } = words.facts;

/** Shows currency, time zone and law of the chosen or typed country. */
export function CountryFacts({ choices, formValues }: CountryFactsProps) {
  const [code = ""] = formValues.country ?? [];
  const chosen = choices.countries.find((choice) => choice.code === code);
  if (chosen === undefined) return <p>{words.facts.none}</p>;
  if (code !== "XX") return <Facts facts={[{ label: labels.country, value: chosen.name }, ...chosen.facts]} />;
  const typed = (name: string) => formValues[name]?.[0]?.trim() ?? "";
  const currency = choices.currencies.find((currency) => currency.code === typed("otherCurrency"));
  const own = [
    { label: labels.country, value: typed("otherName") },
    { label: labels.money, value: currency?.name ?? "" },
    { label: labels.clock, value: typed("otherZone").replaceAll("_", " ") },
  ];
  return (
    <Facts facts={[...own.map(({ label, value }) => ({ label, value: value || words.facts.open })), ...chosen.facts]} />
  );
}
