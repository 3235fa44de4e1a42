import { staffShell } from "content/staff-shell.ts";
import { type KeyboardEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useModal } from "../../../ui/modal.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { groupBy } from "../../../values/list-places.ts";
import { findTargets, type Target, type TargetGroup } from "./jump-targets.tsx";
import type { Menu } from "./menu.ts";
import { reportUnanswered, useFound, useRecent } from "./use-jump.tsx";

const words = staffShell.jump;
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 0 };

interface JumpBoxProps {
  member: StaffMember;
  menu: Menu;
  onClose(): void;
}

/** Key of a target; two acts in a group may lead to the same page. */
const keyOf = ({ group, to, label }: Target & { group: string }): string => `${group} ${to} ${label}`;

/** Search dialog that jumps to a page, content, a person, a setting or an act: a combobox (WAI-ARIA APG). */
export function JumpBox({ member, menu, onClose }: JumpBoxProps) {
  const navigate = useNavigate();
  const dialog = useModal();
  const [search, setSearch] = useState("");
  // The choice stays when more results arrive.
  const [chosenTarget, setChosenTarget] = useState<string>();
  const { found, admins, isAsking, isLost } = useFound(search.trim());
  // True if Enter was pressed before the results arrived.
  const [isEager, setEager] = useState(false);
  const [recent, remember] = useRecent(member.id);
  const targets = findTargets(search, found, menu);
  const groups: TargetGroup[] = search.trim() === "" ? [{ name: "recent", targets: recent }, ...targets] : targets;
  const options = groups
    .flatMap(({ name, targets }) => targets.map((target) => ({ ...target, group: name })))
    .map((target, index) => ({ ...target, id: `jump-${index}` }));
  const chosen = options.find((option) => keyOf(option) === chosenTarget) ?? options[0];
  const isFound = options.some(({ group }) => group !== "create");

  /** Closes the box. If nothing was found, the site counts the searched words. */
  function leave(): void {
    if (search.trim() !== "" && !isFound && !isAsking && !isLost) reportUnanswered(search.trim());
    onClose();
  }

  function open({ label, to, icon, isDocument }: Target): void {
    remember({ label, to, icon, isDocument });
    onClose();
    if (isDocument || to.includes("#")) location.assign(to);
    else void navigate(to);
  }

  useOnChange([isEager, isAsking], () => {
    if (isEager && !isAsking && chosen) open(chosen);
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (step === 0 && isAsking && chosenTarget === undefined) setEager(true);
    else if (chosen === undefined) return;
    else if (step === 0) open(chosen);
    else {
      const next = options[(options.indexOf(chosen) + step + options.length) % options.length] ?? chosen;
      setChosenTarget(keyOf(next));
      document.getElementById(next.id)?.scrollIntoView({ block: "nearest" });
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape also closes it.
    <dialog
      ref={dialog}
      className="cmd"
      aria-label={words.title}
      onClick={({ target }) => target === dialog.current && leave()}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <div className="cmd-in">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={words.title}
          aria-expanded={options.length > 0}
          aria-controls="jump-options"
          aria-activedescendant={chosen?.id}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={words.title}
          maxLength={100}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setChosenTarget(undefined);
            setEager(false);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="ib" aria-label={staffShell.close} onClick={leave}>
          <Icon name="close" />
        </button>
      </div>
      <p role="status" className={(isFound || isAsking) && !isLost ? "vh" : "cmd-none"}>
        {isLost ? words.lost : isFound || isAsking ? words.count(options.length) : words.none(admins)}
      </p>
      <div className="cmd-list" id="jump-options" role="listbox" aria-label={words.results}>
        {[...groupBy(options, ({ group }) => group)].map(([name, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
          <div key={name} role="group" aria-label={words.groups[name]}>
            <span aria-hidden="true">{words.groups[name]}</span>
            {members.map((option) => (
              <Option
                key={keyOf(option)}
                {...option}
                search={search.trim()}
                isChosen={option === chosen}
                onOpen={() => open(option)}
              />
            ))}
          </div>
        ))}
      </div>
    </dialog>
  );
}

type OptionProps = Target & {
  id: string;
  group: TargetGroup["name"];
  search: string;
  isChosen: boolean;
  onOpen(): void;
};

function Option({ id, label, group, icon, note, search, isChosen, onOpen }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input has the keys and the focus.
    <div role="option" id={id} aria-selected={isChosen} onClick={onOpen}>
      <Icon name={icon} />
      <span>
        <Marked text={label} word={search} />
      </span>
      <small>{` ${group === "create" ? words.enter : (note ?? "")}`}</small>
    </div>
  );
}

function Marked({ text, word }: { text: string; word: string }) {
  const place = word === "" ? -1 : text.toLowerCase().indexOf(word.toLowerCase());
  if (place < 0) return text;
  const end = place + word.length;
  return (
    <>
      {text.slice(0, place)}
      <mark>{text.slice(place, end)}</mark>
      {text.slice(end)}
    </>
  );
}
