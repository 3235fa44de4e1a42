import { staffConsent } from "content/staff-consent.ts";
import { staffPhotoWords } from "content/staff-photo-words.ts";
import type { ComponentProps } from "react";
import { href, Link, useFetcher } from "react-router";
import { Act } from "../../../ui/act.tsx";
import type { Sends } from "../../../ui/own-form.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { writeState } from "../consent/consent-state-chip.tsx";
import type { openPhoto } from "./find-photos.server.ts";

const words = staffConsent.people;

interface PeopleSectionProps {
  photo: NonNullable<Awaited<ReturnType<typeof openPhoto>>>;
  canPutBack: boolean;
  onDone(sentence: string): void;
}

export const photoPath = ({ id }: { id: number }): string => `${href("/admin/media")}?photo=${id}`;

export function PeopleSection({ photo, canPutBack, onDone }: PeopleSectionProps) {
  const fetcher = useFetcher<StaffFormResult>();
  const answer = fetcher.data;
  useOnChange([answer], () => {
    if (answer?.done !== undefined) onDone(answer.done);
  });
  if (photo.kind === "drawing") return null;
  const path = photoPath(photo);
  const act = (fields: Record<string, string>) => ({
    sends: { method: "post", action: path, fields } satisfies Sends,
    onClick: () => void fetcher.submit(fields, { method: "post", action: path }),
  });
  const isWaiting = !photo.hasConsent && photo.withdrawnAt === null && !photo.waitsForLead;
  return (
    <section className="stack">
      <h4>{words.heading}</h4>
      {photo.waitsForLead && <p>{photo.looksClosed ? words.looksClosed : words.waits}</p>}
      {photo.word && <WaitingWord word={photo.word} act={act({ intent: "agree" })} />}
      {photo.people.length === 0 && <p className="small muted">{photo.isNobody ? words.nobody : words.none}</p>}
      <ul className="uses">
        {photo.people.map(({ id, code, state, said }) => (
          <li key={id}>
            <Link to={href("/admin/consents/:id", { id: String(id) })}>
              {code} <span className="muted small">{writeState(state)}</span>
            </Link>
            {said && <p className="small">{words.said(said.by, said.on)}</p>}
            {state.state !== "withdrawn" && (
              <Act label={words.remove} about={code} {...act({ intent: "removePerson", consent: String(id) })} />
            )}
          </li>
        ))}
      </ul>
      <fetcher.Form method="post" action={path} className="form" noValidate>
        <input type="hidden" name="intent" value="addPerson" />
        <div className="field">
          <label htmlFor={`person-${photo.id}`}>{words.addCode}</label>
          <input id={`person-${photo.id}`} name="code" autoComplete="off" placeholder="P-12" />
        </div>
        <div className="btns">
          <button type="submit" className="act">
            {words.add}
          </button>
          <Link className="act" to={`${href("/admin/consents/new")}?photo=${photo.id}`}>
            {words.take}
          </Link>
        </div>
      </fetcher.Form>
      {answer && answer.done === undefined && <p className="err">{answer.message}</p>}
      {isWaiting && photo.people.length === 0 && !photo.isNobody && (
        <Act label={words.markNobody} {...act({ intent: "nobody" })} />
      )}
      {photo.isNobody && <Act label={words.unmarkNobody} {...act({ intent: "somebody" })} />}
      {photo.isHidden && canPutBack && <Act label={words.putBack} {...act({ intent: "putBack" })} />}
      <Newsletters newsletters={photo.newsletters} />
    </section>
  );
}

type WaitingWordProps = {
  word: NonNullable<PeopleSectionProps["photo"]["word"]>;
  act: Pick<ComponentProps<typeof Act>, "sends" | "onClick">;
};

function WaitingWord({ word: { word, isRefused, aloneFrom }, act }: WaitingWordProps) {
  const { waiting, agree } = staffPhotoWords;
  if (isRefused) return <p>{waiting.refused}</p>;
  return (
    <>
      <p>{`${waiting[word]} ${waiting.until(aloneFrom)}`}</p>
      <Act label={agree} {...act} />
    </>
  );
}

function Newsletters({ newsletters }: Pick<PeopleSectionProps["photo"], "newsletters">) {
  if (newsletters.length === 0) return null;
  return (
    <>
      <h4>{words.newsletters}</h4>
      <ul className="uses">
        {newsletters.map(({ id, subject, sentAt, count }) => (
          <li key={id}>{words.newsletter(subject, writeDay(siteDate(new Date(sentAt))), count)}</li>
        ))}
      </ul>
      <p className="small muted">{words.cannotUnsend}</p>
    </>
  );
}
