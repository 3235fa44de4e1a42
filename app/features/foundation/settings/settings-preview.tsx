import { staffRooms } from "content/staff-rooms.ts";
import { staffSettings as words } from "content/staff-settings.ts";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { Filled, RoomSide, SiteScreen } from "../../../staff-kit/rooms/room-parts.tsx";
import { useDoorSign } from "../../../staff-kit/use-door-sign.ts";
import { writeMonth } from "../../../values/founding-month.ts";
import { fullName } from "./full-name.ts";

interface SettingsPreviewProps {
  formValues: FormValues;
  /** The sample's values that public pages hide, by field. */
  sample: FormValues;
}

const listed = [
  "kind",
  "town",
  "founded",
  "headOffice",
  "phone",
  "email",
  "introVideoId",
  "nameMeaning",
  "volunteerFormUrl",
] as const;

/** Previews the header and footer of every page, and lists the hidden sample values. */
export function SettingsPreview({ formValues, sample }: SettingsPreviewProps) {
  const { mark } = useDoorSign();
  const isSample = (name: string, value: string) => sample[name]?.includes(value) ?? false;
  const typed = (name: string) => {
    const text = (formValues[name]?.[0] ?? "").trim();
    return name === "founded" ? writeMonth(text) : text;
  };
  const shown = (name: string) => (isSample(name, typed(name)) ? "" : typed(name));
  const { socialName = [], socialUrl = [] } = formValues;
  const social = socialName.filter((name, index) => name !== "" && !isSample("socialUrl", socialUrl[index] ?? ""));
  const name = typed("name");
  const inSentences = [shown("town"), shown("founded")].filter((text) => text !== "");
  const place = shown("headOffice") === "" ? "town" : "headOffice";
  const visit = ([place, "phone", "email"] as const).filter((field) => shown(field) !== "");
  const labelsOf = (isWanted: (name: string) => boolean) =>
    listed.filter(isWanted).map((field) => words.preview.names[field]);
  const empty = labelsOf((field) => typed(field) === "");
  const left = labelsOf((field) => typed(field) !== "" && shown(field) === "");
  return (
    <RoomSide id="settings-preview" lede={words.preview.lede}>
      <SiteScreen>
        <div className="scr-top">
          <img src={mark} width="30" height="30" alt="" />
          <span dir="auto">
            {name}
            {shown("kind") && <small>{shown("kind")}</small>}
          </span>
        </div>
        {inSentences.length > 0 && (
          <div className="scr-in">
            <p>{words.preview.sentences}</p>
            {inSentences.map((text) => (
              <p key={text}>
                <Filled>{text}</Filled>
              </p>
            ))}
          </div>
        )}
        <div className="scr-in g-ink">
          {visit.map((field) => (
            <p key={field}>{shown(field)}</p>
          ))}
          {social.length > 0 && <p>{social.join(", ")}</p>}
          <p>{fullName({ name, kind: shown("kind") })}</p>
          {shown("nameMeaning") && <p>{shown("nameMeaning")}</p>}
        </div>
      </SiteScreen>
      {empty.length > 0 && <p className="small muted">{staffRooms.empty(empty)}</p>}
      {left.length > 0 && <p className="small muted">{staffRooms.sample(left)}</p>}
    </RoomSide>
  );
}
