import { staffUse as words } from "content/staff-use.ts";
import { useRef, useState } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { Room, RoomHead } from "../../../staff-kit/rooms/room-parts.tsx";
import { SaveBar } from "../../../staff-kit/rooms/save-bar.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { Route } from "./+types/use-page";
import { findRoomsBySwitch } from "./find-rooms-by-switch.server.ts";
import { findSwitches, type ShownSwitch } from "./find-switches.server.ts";
import { MenuThen } from "./menu-then.tsx";
import { type SentSwitch, saveSwitches } from "./save-switches.server.ts";
import { canSwitch } from "./switch-permissions.ts";
import "./use-page.css";

export const handle: StaffHandle = { staff: { who: canSwitch } };

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, member } = senderOf(context);
  return { switches: await findSwitches(ctx), places: findRoomsBySwitch(ctx, member) };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "use", notYet: words.notYet }, async ({ formValues }, sender) =>
    words.saved(await saveSwitches(sender, readSwitches(formValues))),
  );

function readSwitches({ shown = [], on = [] }: Record<string, string[]>): SentSwitch[] {
  return shown.flatMap((text) => {
    const [was, key = ""] = text.split(" ");
    return was === "on" || was === "off" ? [{ key, was: was === "on", isOn: on.includes(key) }] : [];
  });
}

const offIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>("input[name=on]:not(:checked)")].map(({ value }) => value);

/** Page with a switch for each optional part of the site. */
export default function UsePage({ loaderData: { switches, places }, actionData }: Route.ComponentProps) {
  const state = switches.map(({ isOn }) => (isOn ? "1" : "0")).join("");
  return (
    <>
      <PageMeta title={words.title} />
      <RoomHead heading={words.title} lede={words.lede} />
      <StatusMessage answer={actionData} />
      {/* After another admin's change, React resets the form to the current state. */}
      <UseForm key={state} switches={switches} places={places} />
    </>
  );
}

function UseForm({ switches, places }: Route.ComponentProps["loaderData"]) {
  const saved = switches.filter(({ isOn }) => !isOn).map(({ id }) => id);
  const [off, setOff] = useState<ReadonlySet<string>>(new Set(saved));
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== "idle";
  const read = () => setOff(new Set(form.current ? offIn(form.current) : saved));
  const undo = () => {
    form.current?.reset();
    read();
  };
  const changes = switches.filter(({ id, isOn }) => isOn === off.has(id)).length;
  return (
    <Form ref={form} method="post" action={href("/admin/use")} noValidate onChange={read}>
      <Room side={<MenuThen places={places} off={off} />}>
        <div className="uses">
          <ul>
            {switches.map((one) => (
              <Switch key={one.id} {...one} />
            ))}
          </ul>
          <div className="uses-children">
            <Icon name="shield" />
            <p>
              <b>{words.children.name}</b> {words.children.text}
            </p>
          </div>
          <SaveBar changes={changes} button={words.save} busyWords={words.saving} busy={busy} onUndo={undo} />
        </div>
      </Room>
    </Form>
  );
}

function Switch({ id, name, off, isOn, firstUse, kept, refused }: ShownSwitch) {
  const box = `use-${id}`;
  return (
    <li className="use">
      <label htmlFor={box}>{name}</label>
      <p id={`${box}-off`} className="small muted">
        {[off, kept, refused, firstUse?.hint].filter(Boolean).join(" ")}
      </p>
      {firstUse && (
        <p className="small">
          <Link to={firstUse.path}>{firstUse.link}</Link>
        </p>
      )}
      {refused === undefined && <input type="hidden" name="shown" value={`${isOn ? "on" : "off"} ${id}`} />}
      <input
        id={box}
        type="checkbox"
        name="on"
        value={id}
        defaultChecked={isOn}
        disabled={refused !== undefined}
        aria-describedby={`${box}-off`}
      />
    </li>
  );
}
