import { staffAccess } from "content/staff-accessibility.ts";
import { staffPublishing as words } from "content/staff-publishing.ts";
import { staffPublishingPages } from "content/staff-publishing-pages.ts";
import { staffWordsGuard } from "content/staff-sensitive.ts";
import type { ReactNode } from "react";
import { Act } from "../../ui/act.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Rejection } from "../../values/staff-form-result.ts";
import type { AccessFinding } from "./check-access.ts";
import type { PublishFacts } from "./check-text.ts";
import { MessengerCard } from "./messenger-card.tsx";
import type { Check, Jump } from "./publish-check.ts";
import { SheetQuestions, type SheetQuestionsProps } from "./sheet-questions.tsx";
import type { SaidFacts } from "./use-publish-facts.ts";
import { blockWith } from "./way-to-field.ts";

/** Maximum size of photos without a warning (bytes). Larger ones cost much of a phone's data. */
const maxPhotoBytes = 500_000;

/** Lists the checks in the order of the page, without errors. */
function listChecks(facts: PublishFacts, textField: string, rejections: Rejection[]): Check[] {
  const { photos, headings, links, photoBytes } = facts;
  const refused = rejections.map(({ at, field = "" }) => at ?? field);
  const isLeft = (name: string) => !refused.some((at) => at.startsWith(name));
  const withoutAlt = photos.withoutAlt.filter(isLeft);
  const withoutConsent = photos.withoutConsent.filter(isLeft);
  const arePhotosRight = refused.every((at) => !/^(?:text-)?photo/.test(at));
  const alt = withoutAlt[0];
  const consent = withoutConsent[0];
  const inText = (find: Jump["find"]): Jump => ({ field: textField, ...(find && { find }) });
  const heading = (index: number) => inText((field) => field.querySelectorAll("h2, h3")[index]);
  /** Photos between paragraphs have no named fields. */
  const at = (field: string): Jump =>
    field.startsWith("text-photo-") ? inText((text) => text.querySelector(`[data-field="${field}"]`)) : { field };
  const wrongHeading = headings.empty ?? headings.skipped;
  const dead = links.dead[0];
  return [
    ...(facts.hasTitle === undefined
      ? refused.length === 0
        ? [{ text: staffPublishingPages.filled }]
        : []
      : facts.hasTitle
        ? [{ text: words.title.good }]
        : isLeft("title")
          ? [{ text: words.title.bad, jump: { field: "title" } }]
          : []),
    ...(alt !== undefined
      ? [{ text: words.alt.bad(withoutAlt.length), note: words.alt.note, jump: at(alt) }]
      : photos.count > 0 && arePhotosRight
        ? [{ text: words.alt.good }]
        : []),
    ...(wrongHeading !== undefined
      ? [
          {
            text: headings.empty === undefined ? words.headings.skipped : words.headings.empty,
            note: words.headings.note,
            jump: heading(wrongHeading),
          },
        ]
      : headings.count > 0
        ? [{ text: words.headings.good }]
        : []),
    ...(consent !== undefined
      ? [
          {
            text: words.consent.bad(withoutConsent.length),
            note: words.consent.note(withoutConsent.length),
            jump: at(consent),
          },
        ]
      : arePhotosRight
        ? listPhotoStates(photos)
        : []),
    ...(dead !== undefined
      ? [
          {
            text: words.links.bad(dead),
            jump: inText((field) =>
              [...field.querySelectorAll("a")].find((link) => link.getAttribute("href") === dead),
            ),
          },
        ]
      : links.count > 0
        ? [{ text: words.links.good, note: words.links.count(links.count) }]
        : []),
    ...(photoBytes === undefined
      ? []
      : [
          {
            text: photoBytes > maxPhotoBytes ? words.weight.bad : words.weight.good,
            note: words.weight.note(photoBytes),
            ...(photoBytes > maxPhotoBytes && { jump: { field: "photos" } }),
          },
        ]),
    ...listAccess(facts.access ?? [], blockWith),
  ];
}

/**
 * Lists photos by state. "Consent recorded" requires that all photos are visible, all faces counted, and no face
 * without consent.
 */
function listPhotoStates(photos: PublishFacts["photos"]): Check[] {
  const { count, states, uncounted, withMoreFaces, isCountingOff } = photos;
  const { gone, waits } = states;
  const jump = { field: "photos" };
  const { off, yet } = words.consent.uncounted;
  return [
    ...(gone > 0 ? [{ text: words.consent.gone(gone), note: words.consent.goneNote, jump }] : []),
    ...(waits > 0 ? [{ text: words.consent.waits(waits), note: words.consent.waitsNote, jump }] : []),
    ...(uncounted > 0 ? [{ ...(isCountingOff ? off(uncounted) : yet(uncounted)), jump }] : []),
    ...(withMoreFaces > 0 ? [{ ...words.consent.moreFaces(withMoreFaces), jump }] : []),
    ...(count > 0 && gone + waits + uncounted + withMoreFaces === 0 ? [{ text: words.consent.good }] : []),
  ];
}

interface PublishChecksProps {
  subject: string;
  facts: SaidFacts;
  rejections: Rejection[];
  onJump(jump: Jump): void;
  children: ReactNode;
}

/** Lists complete and missing parts with links, and the preview in messengers. */
export function PublishChecks({ subject, facts: said, rejections, onJump, children }: PublishChecksProps) {
  const textField = subject.startsWith("event") ? "description" : "paragraphs";
  // After the photos arrive, the site checks again.
  const facts = typeof said === "object" && said.isOfWords ? undefined : said;
  return (
    <>
      <section aria-busy={facts === undefined}>
        <h3>{words.checks}</h3>
        <div role="status">
          {facts === undefined && <p className="muted">{words.checking}</p>}
          {facts === "away" && <Unchecked isKept={!subject.startsWith("words:")} />}
          {rejections.length > 0 && <p className="vh">{words.first(rejections.length)}</p>}
        </div>
        {typeof facts === "object" && (
          <Lines
            checks={[
              ...(facts.missing ?? [])
                .filter(({ text }) => rejections.every((rejection) => rejection.text !== text))
                .map(({ field, text, words: of }) => ({ text, jump: { field, ...(of && { find: blockWith(of) }) } })),
              ...listChecks(facts, facts.textField ?? textField, rejections),
            ]}
            isFolded={rejections.length > 0}
            onJump={onJump}
          />
        )}
      </section>
      {children}
      {typeof facts === "object" && facts.card && (
        <section>
          <h3>{words.card}</h3>
          <MessengerCard {...facts.card} />
        </section>
      )}
    </>
  );
}

interface WordChecksProps extends SheetQuestionsProps {
  facts: SaidFacts;
}

/** Questions of the words guard, and texts that it cannot read. */
export function WordChecks({ facts, ...asked }: WordChecksProps) {
  return (
    <>
      {asked.answers.questions.length > 0 && (
        <section>
          <h3>{staffWordsGuard.heading}</h3>
          <SheetQuestions {...asked} />
        </section>
      )}
      {typeof facts === "object" && facts.isUnread && (
        <p>
          <b>{staffWordsGuard.unread}</b>
        </p>
      )}
      {typeof facts === "object" && facts.unguarded !== undefined && (
        <p className="muted">{staffWordsGuard.unguarded(facts.unguarded)}</p>
      )}
    </>
  );
}

/**
 * Shown without a response from the site.
 * @param isKept true if the device sends the form later
 */
function Unchecked({ isKept }: { isKept: boolean }) {
  return (
    <>
      <p>
        <b>{words.unchecked.heading}</b>
      </p>
      <p>{[words.unchecked.text, isKept && words.unchecked.kept].filter(Boolean).join(" ")}</p>
    </>
  );
}

interface LinesProps extends Pick<PublishChecksProps, "onJump"> {
  checks: Check[];
  /** True while parts are missing: completed checks are then collapsed. */
  isFolded: boolean;
}

function Lines({ checks, isFolded, onJump }: LinesProps) {
  const passed = checks.filter(({ jump }) => jump === undefined);
  const shown = isFolded ? checks.filter(({ jump }) => jump !== undefined) : checks;
  return (
    <>
      {shown.length > 0 && (
        <ul className="chk">
          {shown.map((check) => (
            <Line key={check.text} {...check} onJump={onJump} />
          ))}
        </ul>
      )}
      {isFolded && passed.length > 0 && (
        <details className="in-order">
          <summary>
            {words.inOrder(passed.length)}
            <Icon name="unfold" />
          </summary>
          <ul className="chk">
            {passed.map((check) => (
              <Line key={check.text} {...check} onJump={onJump} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Line({ text, note, jump, onJump }: Check & Pick<PublishChecksProps, "onJump">) {
  return (
    <li className={jump && "warn"}>
      <Icon name={jump ? "alert" : "check"} />
      <span>
        <span className="vh">{`${jump ? words.warns : words.passed}: `}</span>
        {jump ? <b>{text}</b> : text}
        {note && <small>{note}</small>}
      </span>
      {jump && <Act label={words.show} about={text} onClick={() => onJump(jump)} />}
    </li>
  );
}

/**
 * Returns accessibility findings for the publish sheet.
 * @param blockWith finds a block by its text
 */
function listAccess(findings: AccessFinding[], blockWith: (words: string) => Jump["find"]): Check[] {
  return findings.map((finding) => {
    const { field, words: of } = finding;
    const jump: Jump = { field, ...(of && { find: blockWith(of) }) };
    return { ...sentenceOf(finding), jump };
  });
}

function sentenceOf({ kind, words: of, grade = 0, hardest = [] }: AccessFinding): { text: string; note: string } {
  switch (kind) {
    case "altVague":
      return { text: staffAccess.alt.vague(of), note: staffAccess.alt.note };
    case "altCaption":
      return { text: staffAccess.alt.caption(of), note: staffAccess.alt.note };
    case "linkVague":
      return { text: staffAccess.link.vague(of), note: staffAccess.link.note };
    case "linkBare":
      return { text: staffAccess.link.bare(of), note: staffAccess.link.note };
    case "capitals":
      return { text: staffAccess.capitals.text(of), note: staffAccess.capitals.note };
    case "table":
      return staffAccess.table;
    case "film":
      return staffAccess.film;
    case "reading":
      return {
        text: staffAccess.reading.text(Math.round(grade)),
        note: [staffAccess.reading.note, ...hardest.map((sentence) => `“${sentence}”`)].join(" "),
      };
  }
}
