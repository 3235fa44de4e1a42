import { staff } from "content/staff.ts";
import { staffHome } from "content/staff-home.ts";
import { staffPosts } from "content/staff-posts.ts";
import { type ComponentProps, useEffect, useState } from "react";
import { Link } from "react-router";
import { useLatePart } from "../../../staff-kit/use-late-part.ts";
import exerciseBook from "../../../ui/art/exercise-book.svg";
import flowerPot from "../../../ui/art/flower-pot.svg";
import wallCalendar from "../../../ui/art/wall-calendar.svg";
import { Icon } from "../../../ui/icon.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { OwnForm, type Sends } from "../../../ui/own-form.tsx";
import { canEdit, canWrite, type HasRoles } from "../../../values/roles.ts";
import type { ContentItemForm } from "../../publishing/content-types/content-item-form.tsx";
import "./make-tiles.css";

const words = staff.home;

const tiles = [
  { noun: "post", ground: "g-yellow", art: exerciseBook, who: canWrite },
  { noun: "event", ground: "g-pink", art: wallCalendar, who: canEdit },
  { noun: "project", ground: "g-green", art: flowerPot, who: canEdit },
] as const;

type Noun = (typeof tiles)[number]["noun"];

/** Without script, the list page opens the form. */
const sendsOf = (noun: Noun): Sends => ({ method: "get", action: `/admin/${noun}`, fields: { create: "" } });

const loadForm = () => import("../../publishing/content-types/content-item-form.tsx");

/** Time after the first view until the form is loaded in advance (ms). */
const quietMs = 2_000;

interface MakeTilesProps {
  member: HasRoles;
  labels: Record<Noun, ComponentProps<typeof ContentItemForm>["labels"]>;
  projects: ComponentProps<typeof ContentItemForm>["projects"];
  onDone(sentence: string): void;
}

/** Tiles for the content types that this member may write; each opens its form in a modal. */
export function MakeTiles({ member, labels, projects, onDone }: MakeTilesProps) {
  const [creating, setCreating] = useState<Noun>();
  // Loaded when it is needed, or some time after the first view; offline, the service worker has it.
  const Form = useLatePart(creating !== undefined, loadForm)?.ContentItemForm;
  const shown = tiles.filter(({ who }) => who(member));
  const isEmpty = shown.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    const timer = setTimeout(() => void loadForm().catch(() => {}), quietMs);
    return () => clearTimeout(timer);
  }, [isEmpty]);
  const close = () => setCreating(undefined);
  const say = (sentence: string) => {
    close();
    onDone(sentence);
  };
  if (isEmpty) return null;
  return (
    <>
      <section aria-labelledby="makes">
        <h2 id="makes" className="vh">
          {staffHome.makes}
        </h2>
        <div className="makes">
          {shown.map(({ noun, ground, art }) => (
            <OwnForm key={noun} sends={sendsOf(noun)} onSend={() => setCreating(noun)}>
              <button type="submit" className={ground}>
                <span>
                  {words[noun].label}
                  <small>{words[noun].note}</small>
                </span>
                <span className="plus">
                  <Icon name="plus" />
                </span>
                <img src={art} width={240} height={190} alt="" />
              </button>
            </OwnForm>
          ))}
        </div>
      </section>
      {creating && (
        <Modal heading={words[creating].label} close={staffPosts.close} onClose={close} sheet>
          {Form ? (
            <Form noun={creating} labels={labels[creating]} projects={projects} onDone={say} onCancel={close} />
          ) : (
            <Link className="act" to={`/admin/${creating}?create`}>
              {words[creating].label}
            </Link>
          )}
        </Modal>
      )}
    </>
  );
}
