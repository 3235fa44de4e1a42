import { staffCountry } from "content/staff-country.ts";
import { staffWelcome as words } from "content/staff-welcome.ts";
import { useRef, useState } from "react";
import { href } from "react-router";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { dispatchInput, type FormValues, readDraft } from "../../../staff-kit/local-draft.ts";
import { RoomSide } from "../../../staff-kit/rooms/room-parts.tsx";
import { useDoorSign } from "../../../staff-kit/use-door-sign.ts";
import { Check, Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { monthTypeOf } from "../../../values/founding-month.ts";
import { readyPalettes } from "../../../values/look/check-palette.ts";
import { CountryFacts } from "../../foundation/country/country-facts.tsx";
import { CountryField, countryLabels } from "../../foundation/country/country-field.tsx";
import type { CountryChoices } from "../../foundation/country/find-countries.server.ts";
import { LogoField } from "../../foundation/look/logo-field.tsx";
import { Swatches } from "../../foundation/look/palette-field.tsx";
import { PlainLogoForm } from "../../foundation/look/plain-logo-form.tsx";
import { StepForm, StepHead, type StepProps } from "./step-form.tsx";
import { ownPalette, stepAddress, steps } from "./welcome-step.ts";

interface CountryStepProps {
  person: { name: string };
  countries: CountryChoices | undefined;
  /** Why it cannot be another one any more. */
  fixed: string | undefined;
}

/** Where the foundation is: the one answer that nothing lets guess. What follows from it stands beside it. */
export function CountryStep({ countries, fixed, person, ...props }: StepProps & CountryStepProps) {
  const { heading, lede } = staffCountry.welcome;
  const [typed, setTyped] = useState<FormValues>();
  return (
    <>
      <StepHead heading={heading} lede={fixed ?? lede(person.name)} />
      <StepForm {...props} labels={countryLabels} isObligatory={fixed === undefined}>
        {(values, errors) => (
          <div
            className="room"
            onInput={({ currentTarget }) => {
              const form = currentTarget.closest("form");
              if (form) setTyped(readDraft(form));
            }}
          >
            <input type="hidden" name="was" value={values.was?.[0]} />
            {countries && (
              <>
                <CountryField id="welcome-country" choices={countries} values={values} errors={errors} />
                <RoomSide id="country-facts" heading={staffCountry.facts.heading} lede={staffCountry.facts.lede}>
                  <CountryFacts choices={countries} formValues={typed ?? values} />
                </RoomSide>
              </>
            )}
          </div>
        )}
      </StepForm>
    </>
  );
}

/** Who the foundation is; the door sign follows the keys. */
export function NameStep(props: StepProps) {
  const { heading, lede, labels, hints } = words.name;
  const [typed, setTyped] = useState({ name: props.values.name?.[0], kind: props.values.kind?.[0] });
  const door = useDoorSign();
  return (
    <>
      <StepHead heading={heading} lede={lede} />
      <StepForm {...props} labels={labels}>
        {(_, __, about) => (
          <div
            className="form"
            onInput={({ target }) => {
              if (target instanceof HTMLInputElement) setTyped((now) => ({ ...now, [target.name]: target.value }));
            }}
          >
            <Field {...about("name")} autoComplete="organization" />
            <Field {...about("kind")} hint={hints.kind} optional />
            <Field {...about("town")} hint={hints.town} optional />
            <Field {...about("founded")} type={monthTypeOf(about("founded").value)} hint={hints.founded} optional />
            <div className="door g-ink" aria-hidden="true">
              <span className="logo">
                <img src={door.mark} width="44" height="44" alt="" />
                <span>
                  {typed.name || words.name.door}
                  {typed.kind && <small>{typed.kind}</small>}
                </span>
              </span>
            </div>
          </div>
        )}
      </StepForm>
    </>
  );
}

/** Ready palettes, and a logo. */
export function LookStep({ logoProblem, ...props }: StepProps & { logoProblem: string | undefined }) {
  const { heading, lede, labels, own, all } = words.look;
  const form = useRef<HTMLDivElement>(null);
  return (
    <>
      <StepHead heading={heading} lede={lede} />
      <PlainLogoForm back={stepAddress(steps.indexOf("look") + 1)} problem={logoProblem} />
      <StepForm {...props} labels={labels}>
        {({ ready, logo }, errors) => (
          <div className="form" ref={form}>
            <fieldset className="form choices" id="welcome-look-ready">
              <legend className="label">{labels.ready}</legend>
              <div className="pals">
                {readyPalettes.map(({ name, palette }) => (
                  <label className="pal" key={name}>
                    <input type="radio" name="ready" value={name} defaultChecked={ready?.[0] === name} />
                    <Swatches palette={palette} />
                    <b>
                      <Icon name="check" />
                      {name}
                    </b>
                  </label>
                ))}
              </div>
              {props.values.ready?.[0] === ownPalette && (
                <Check
                  type="radio"
                  name="ready"
                  value={ownPalette}
                  label={own}
                  defaultChecked={ready?.[0] === ownPalette}
                />
              )}
              <p className="err" hidden={errors.ready === undefined}>
                {errors.ready}
              </p>
            </fieldset>
            <LogoField value={logo?.[0] ?? ""} error={errors.logo} onChange={() => dispatchInput(() => form.current)} />
            <p>
              <ActLink label={all} icon="look" to={href("/admin/look")} />
            </p>
          </div>
        )}
      </StepForm>
    </>
  );
}
