import { staffHelpNumbers as words } from "content/staff-help-numbers.ts";
import { staffRooms } from "content/staff-rooms.ts";
import { staffSettings } from "content/staff-settings.ts";
import { href } from "react-router";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { Folded } from "../../../staff-kit/rooms/folded.tsx";
import { RoomSide, SiteScreen } from "../../../staff-kit/rooms/room-parts.tsx";
import { Field } from "../../../ui/field.tsx";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";
import { writeChildSafetyLine } from "../../foundation/settings/child-safety-line.ts";

const { labels } = staffSettings;

export interface SafetyScreen {
  danger: { heading: string; text: string; us: string; foundation: string; none: string };
  phone: string;
  shown: readonly { name: string; number: string }[];
  offered: readonly { name: string; number: string }[];
}

/** Previews the telephone numbers on the safeguarding page. @param lead name of the contact in the foundation */
export function SafetyPreview({ danger, phone, shown, offered, lead }: SafetyScreen & { lead: string }) {
  const own = lead !== "" ? [{ name: danger.us, number: lead }] : [];
  const office = lead === "" && phone !== "" ? [{ name: danger.foundation, number: phone }] : [];
  return (
    <RoomSide id="safety-preview" heading={words.preview.heading} lede={words.preview.lede}>
      <SiteScreen>
        <div className="scr-in">
          <p>
            <b>{danger.heading}</b>
          </p>
          <p>{danger.text}</p>
          {[...own, ...office, ...shown].map(({ name, number }) => (
            <p className="call" key={`${name} ${number}`}>
              <span>{name}</span>
              <b>{number}</b>
            </p>
          ))}
          {shown.length === 0 && <p>{danger.none}</p>}
        </div>
      </SiteScreen>
      {lead === "" && <p className="small muted">{staffRooms.empty([words.preview.lead])}</p>}
      {offered.length > 0 && (
        <p className="small muted">{words.preview.left(offered.map(({ name, number }) => `${name} ${number}`))}</p>
      )}
    </RoomSide>
  );
}

export const childSafetyLineIn = ({ safeguardingContact = [], safeguardingPhone = [] }: FormValues): string =>
  writeChildSafetyLine({
    safeguardingContact: (safeguardingContact[0] ?? "").trim(),
    safeguardingPhone: (safeguardingPhone[0] ?? "").trim(),
  });

interface PersonsFormProps {
  saved: FormValues;
  version: number;
  screen: SafetyScreen;
  plain: StaffFormErrors | undefined;
  onDone(sentence: string): void;
}

/** Admins' form for the contacts, beside a preview. */
export function PersonsForm({ saved, version, screen, plain, onDone }: PersonsFormProps) {
  return (
    <AutosavedForm
      id="persons"
      action={href("/admin/help-numbers")}
      button={staffSettings.save}
      initial={{ ...saved, version: [String(version)] }}
      labels={labels}
      plain={plain}
      onDone={onDone}
      side={(typed) => <SafetyPreview {...screen} lead={childSafetyLineIn(typed)} />}
    >
      {({ version }, errors, about) => (
        <>
          <input type="hidden" name="intent" value="persons" />
          <input type="hidden" name="version" value={version?.[0]} />
          <h2 id="who">{words.who}</h2>
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
          <Folded id="data" heading={words.data} note={words.dataNote} isOpen={errors.privacyContact !== undefined}>
            <Field {...about("privacyContact")} optional note={staffRooms.ifYouLike} />
          </Folded>
        </>
      )}
    </AutosavedForm>
  );
}
