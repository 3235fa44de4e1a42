import { staffRooms } from "content/staff-rooms.ts";
import { staffSettings } from "content/staff-settings.ts";
import { staffWelcome } from "content/staff-welcome.ts";
import { useEffect, useState } from "react";
import { href, useRevalidator } from "react-router";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { Check, Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { HelpNumber, OfferedNumber } from "../../safeguarding/help-numbers/find-help-numbers.server.ts";
import { childSafetyLineIn, SafetyPreview, type SafetyScreen } from "../../safeguarding/help-numbers/persons-form.tsx";
import { CallsSection } from "./calls-section.tsx";
import { StepForm, StepHead, type StepProps } from "./step-form.tsx";

const words = staffWelcome;

type SafetyPage = Pick<SafetyScreen, "danger">;

interface ReachStepProps extends StepProps {
  person: { name: string; email: string };
  sentTo: string | undefined;
  mail: {
    /** Folder in which e-mails are stored if no mail server is configured. */
    folder: string | undefined;
    hasMailbox: boolean;
  };
  /** Formatted day on which a test e-mail arrived; undefined if none has. */
  arrivedOn: string | undefined;
  /** Help numbers on the page, and numbers that the country's file offers. */
  calls: { shown: readonly HelpNumber[]; offered: readonly OfferedNumber[]; page: SafetyPage } | undefined;
  /** Result of the last call, for browsers without script. */
  called: string | undefined;
}

/** Step for the foundation's contact details, with a test e-mail. */
export function ReachStep(props: ReachStepProps) {
  const { person, sentTo, mail, arrivedOn, calls, called } = props;
  const { heading, lede, labels, ...test } = words.reach;
  const count = calls ? calls.offered.length + calls.shown.length : 0;
  const [status, setStatus] = useState(sentTo && test.sent(sentTo));
  useReadAgainOnReturn();
  return (
    <>
      {calls && count > 0 ? (
        <>
          <StepHead heading={words.calls.heading(count)} lede={words.calls.lede} />
          <CallsSection {...calls} called={called} />
          <div className="stack">
            <h2>{heading}</h2>
            <p>{lede}</p>
          </div>
        </>
      ) : (
        // The country's file has no help numbers; staff can add some on the safeguarding page.
        <StepHead heading={heading} lede={lede} />
      )}
      <div role="status">
        {arrivedOn ? (
          <p className="alert alert--ok">{test.arrived(arrivedOn)}</p>
        ) : (
          status && <p className="alert alert--ok">{status}</p>
        )}
      </div>
      <StepForm
        {...props}
        labels={labels}
        onStay={setStatus}
        side={({ phone, ...typed }) =>
          calls && (
            <SafetyPreview
              {...calls.page}
              shown={calls.shown}
              offered={calls.offered}
              phone={(phone?.[0] ?? "").trim()}
              lead={childSafetyLineIn(typed)}
            />
          )
        }
      >
        {({ to }, _, about) => (
          <>
            {/* First button of the form, so that the Enter key presses it. */}
            <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
              {words.next}
            </button>
            <div className="two">
              <Field {...about("safeguardingContact")} optional note={staffRooms.ifYouLike} />
              <Field
                {...about("safeguardingPhone")}
                type="tel"
                autoComplete="off"
                optional
                note={staffRooms.ifYouLike}
                sure={staffSettings.telephoneIsRight}
              />
            </div>
            <div className="two">
              <Field
                {...about("phone")}
                autoComplete="tel"
                optional
                note={staffRooms.ifYouLike}
                sure={staffSettings.telephoneIsRight}
              />
              <Field {...about("email")} type="email" autoComplete="email" />
            </div>
            <Field {...about("headOffice")} autoComplete="street-address" optional note={staffRooms.ifYouLike} />
            <fieldset className="form choices">
              <legend className="label">{test.test}</legend>
              <p className="hint">{test.testHint}</p>
              <Check
                type="radio"
                name="to"
                value="foundation"
                label={test.toFoundation}
                defaultChecked={to?.[0] !== "self"}
              />
              <Check
                type="radio"
                name="to"
                value="self"
                label={test.toSelf(person.email)}
                defaultChecked={to?.[0] === "self"}
              />
              {mail.folder !== undefined && <p className="small muted">{test.noServer}</p>}
              <p>
                <button type="submit" className="act" name="intent" value="test">
                  <Icon name="mail" />
                  {test.send}
                </button>
              </p>
              {mail.folder !== undefined && (
                <p>
                  {mail.hasMailbox ? (
                    <a className="act" href={href("/dev/mail")}>
                      {test.mailbox}
                    </a>
                  ) : (
                    <ActLink label={test.doctor} to={href("/admin/doctor")} />
                  )}
                </p>
              )}
            </fieldset>
          </>
        )}
      </StepForm>
    </>
  );
}

/** Reloads when the page is shown again, because the link in the test e-mail opens in another tab or program. */
function useReadAgainOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const read = () => document.visibilityState === "visible" && void revalidate();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [revalidate]);
}
