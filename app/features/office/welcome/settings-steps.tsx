import { staffCountry } from "content/staff-country.ts";
import { staffLanguage } from "content/staff-language.ts";
import { staffLook } from "content/staff-look.ts";
import { staffRooms } from "content/staff-rooms.ts";
import { staffWelcome as words } from "content/staff-welcome.ts";
import { useRef, useState } from "react";
import { dispatchInput, type FormValues } from "../../../staff-kit/local-draft.ts";
import { RoomSide } from "../../../staff-kit/rooms/room-parts.tsx";
import { useDoorSign } from "../../../staff-kit/use-door-sign.ts";
import { Check, Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { monthTypeOf } from "../../../values/founding-month.ts";
import { readyPalettes } from "../../../values/look/check-palette.ts";
import { CountryFacts } from "../../foundation/country/country-facts.tsx";
import { CountryField, countryLabels } from "../../foundation/country/country-field.tsx";
import type { CountryChoices } from "../../foundation/country/find-countries.server.ts";
import { LanguageField } from "../../foundation/language/language-field.tsx";
import { LogoField } from "../../foundation/look/logo-field.tsx";
import { Swatches } from "../../foundation/look/palette-field.tsx";
import { PlainLogoForm } from "../../foundation/look/plain-logo-form.tsx";
import { StepForm, StepHead, type StepProps } from "./step-form.tsx";
import { ownPalette, stepAddress, steps } from "./welcome-step.ts";

interface CountryStepProps {
  person: { name: string };
  countries: CountryChoices | undefined;
  /** Reason why the country can no longer change; undefined if it can. */
  fixed: string | undefined;
}

/** Returns the usual language of the chosen country; undefined before one is chosen. */
const proposeLanguage = (choices: CountryChoices | undefined, country: string | undefined): string | undefined =>
  country && (choices?.countries.find(({ code }) => code === country)?.language ?? "en");

/** The country, the one answer that has no default, with its consequences beside it. */
export function CountryStep({ countries, fixed, person, ...props }: StepProps & CountryStepProps) {
  const { heading, lede } = staffCountry.welcome;
  const [isLanguageChosen, setLanguageChosen] = useState(props.values.language?.[0] !== undefined);
  // The values of the form are those that it began with.
  const [proposed, setProposed] = useState<string>();
  return (
    <>
      <StepHead heading={heading} lede={fixed ?? lede(person.name)} />
      <StepForm
        {...props}
        labels={{ ...countryLabels(), language: staffLanguage.label }}
        isObligatory={fixed === undefined}
        side={(typed) =>
          countries && (
            <RoomSide id="country-facts" heading={staffCountry.facts.heading} lede={staffCountry.facts.lede}>
              <CountryFacts choices={countries} formValues={typed} />
            </RoomSide>
          )
        }
      >
        {(values, errors) => (
          <>
            <input type="hidden" name="was" value={values.was?.[0]} />
            <input type="hidden" name="wasLanguage" value={values.wasLanguage?.[0]} />
            {countries && (
              <CountryField
                id="welcome-country"
                choices={countries}
                values={values}
                errors={errors}
                onChoose={(country) => isLanguageChosen || setProposed(proposeLanguage(countries, country))}
              />
            )}
            <LanguageField
              id="welcome-country"
              chosen={proposed ?? values.language?.[0] ?? proposeLanguage(countries, values.country?.[0])}
              error={errors.language}
              onChoose={() => setLanguageChosen(true)}
            />
          </>
        )}
      </StepForm>
    </>
  );
}

/** Step for the foundation's name, colours and logo, with a preview. */
export function NameStep({ logoProblem, ...props }: StepProps & { logoProblem: string | undefined }) {
  const { heading, lede, labels, hints } = words.name;
  return (
    <>
      <StepHead heading={heading} lede={lede} />
      <PlainLogoForm back={stepAddress(steps.indexOf("name") + 1)} problem={logoProblem} />
      <StepForm {...props} labels={labels} side={(typed) => <Door typed={typed} />}>
        {(values, errors, about) => (
          <>
            <Field {...about("name")} autoComplete="organization" />
            <Field {...about("kind")} hint={hints.kind} optional note={staffRooms.ifYouLike} />
            <div className="two">
              <Field {...about("town")} hint={hints.town} optional note={staffRooms.ifYouLike} />
              <Field
                {...about("founded")}
                type={monthTypeOf(about("founded").value)}
                hint={hints.founded}
                optional
                note={staffRooms.ifYouLike}
              />
            </div>
            <LookFields values={values} errors={errors} hasOwn={props.values.ready?.[0] === ownPalette} />
          </>
        )}
      </StepForm>
    </>
  );
}

function Door({ typed }: { typed: FormValues }) {
  const door = useDoorSign();
  const name = typed.name?.[0];
  const kind = typed.kind?.[0];
  const palette = readyPalettes.find((palette) => palette.name === typed.ready?.[0])?.palette;
  return (
    <RoomSide id="door" heading={words.name.side} lede={words.name.sideLede}>
      <div className="door g-ink" aria-hidden="true">
        <span className="logo">
          <img src={door.mark} width="44" height="44" alt="" />
          <span>
            {name || words.name.door}
            {kind && <small>{kind}</small>}
          </span>
        </span>
        {palette && <Swatches palette={palette} />}
      </div>
    </RoomSide>
  );
}

interface LookFieldsProps {
  values: FormValues;
  errors: Record<string, string>;
  hasOwn: boolean;
}

function LookFields({ values: { ready, logo }, errors, hasOwn }: LookFieldsProps) {
  const { own } = words.look;
  const part = useRef<HTMLDivElement>(null);
  return (
    <div className="form" ref={part}>
      <fieldset className="form choices" id="welcome-name-ready">
        <legend className="label">{words.name.labels.ready}</legend>
        <div className="pals">
          {readyPalettes.map(({ name, palette }) => (
            <label className="pal" key={name}>
              <input type="radio" name="ready" value={name} defaultChecked={ready?.[0] === name} />
              <Swatches palette={palette} />
              <b>
                <Icon name="check" />
                {staffLook.palettes[name]}
              </b>
            </label>
          ))}
        </div>
        {hasOwn && (
          <Check type="radio" name="ready" value={ownPalette} label={own} defaultChecked={ready?.[0] === ownPalette} />
        )}
        <p className="err" hidden={errors.ready === undefined}>
          {errors.ready}
        </p>
      </fieldset>
      <LogoField value={logo?.[0] ?? ""} error={errors.logo} onChange={() => dispatchInput(() => part.current)} />
    </div>
  );
}
