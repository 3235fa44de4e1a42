import type { LogKind } from "../values/log-kinds.ts";
import { onceForEachLanguage } from "../values/site-language.ts";
import type { FindWayBack, LoggedThings } from "./audit-log/logged-things.ts";
import type { StaffMember } from "./auth/auth.ts";
import type { ChecklistStep } from "./checklist.ts";
import type { Restored } from "./closings/restored.ts";
import type { AppContext } from "./context.server.ts";
import type { DeclaredMigrations } from "./db/migration-list.ts";
import type { Tables } from "./db/tables.ts";
import type { TableDeclaration, TableTraits } from "./declare-table.ts";
import type { Check } from "./doctor/check.ts";
import type { FeatureEvents } from "./feature-events.ts";
import type { FeatureSwitch, SwitchKey } from "./feature-switch.ts";
import type { ItemPanel } from "./item-panel.ts";
import type { EmailPreview, SampleFoundation } from "./mail/email-preview.ts";
import type { RemakeEmail } from "./mail/remade-emails.ts";
import type { Need } from "./need.ts";
import type { DeclaredWords } from "./page-words.ts";
import type { PersonalData } from "./personal-data.ts";
import type { PublicPage } from "./public-page.ts";
import type { Retention } from "./retention.ts";
import type { Job } from "./scheduler/scheduler.server.ts";
import type { SharedKinds } from "./share-card.ts";
import type { SitemapItems } from "./sitemap-items.ts";
import type { FindJumpTargets, FindStaffDestinations, StaffDestination } from "./staff-destination.ts";

declare module "./context.server.ts" {
  interface AppContext {
    features: readonly Feature[];
  }
}

/**
 * The declaration of a feature. All parts are optional; shared code reads them without naming a feature. A part must
 * serve three features or protect people; anything else is an import of the office, of `FeatureFacts` or of the start.
 */
export interface Feature {
  tables?: { readonly [Table in keyof Tables]?: TableDeclaration<Tables[Table]> };
  /**
   * Its migrations, each under the next number of all: `"119-event-attendance": addAttendance`. Earlier ones are in
   * `migrations/`.
   */
  migrations?: DeclaredMigrations;
  /**
   * Switch for the foundation. Switched off, a feature disappears from menu, jump box, checklist, home, site, search
   * and sitemap; personal data, retention, jobs, tables, e-mails, doctor and restores stay. A key means the switch of
   * another feature.
   */
  switch?: FeatureSwitch | SwitchKey;
  /** Returns the open tasks of this person, for the home page; empty for a member who may not do them. */
  needs?(ctx: AppContext, member: StaffMember): Promise<readonly Need[]>;
  staff?: readonly StaffDestination[];
  /** Finds more targets of the jump box: fields of forms, and pages of the member who asks. */
  fields?: FindStaffDestinations;
  jump?: FindJumpTargets;
  panels?: readonly ItemPanel[];
  /** Its fixed pages of the public site, for the public search. */
  pages?: readonly PublicPage[];
  sitemap?: SitemapItems;
  /** Its pages with preview pictures for sharing, by kind. */
  shared?: SharedKinds;
  /** Texts of its pages that the foundation can change. */
  words?: DeclaredWords;
  checklist?: readonly ChecklistStep[];
  /** Checks of the doctor, in the order of the doctor page. */
  doctor?: readonly [name: string, check: Check][];
  /** Subjects of its audit events, by filter of the log; content types belong to the filter for writing. */
  logged?: Partial<Record<LogKind, readonly string[]>>;
  /** Names and pages of the subjects of its audit events, by kind. */
  things?: LoggedThings;
  /** Finds the link that undoes one of its saves, for a reader of the log. */
  wayBack?: FindWayBack;
  person?: PersonalData;
  retention?: readonly Retention[];
  restored?: Restored;
  on?: Partial<FeatureEvents>;
  /**
   * Previews of its e-mails, each under the name of its template: `gift-spent` for `giftSpentEmail`. The development
   * page and the e-mail tests read them.
   */
  emails?(foundation: SampleFoundation): Readonly<Record<string, EmailPreview>>;
  /**
   * Renders e-mails again when they are sent, as their text depends on changing facts; keys are the names in
   * `remadeFrom`.
   */
  remakes?: Readonly<Record<string, RemakeEmail>>;
  jobs?: readonly Job[];
}

/**
 * Declares a feature, in its `feature.server.ts`, with texts in the site's language.
 * @param declare called once for each language, when a part is first read in it
 */
export function defineFeature<const Declared extends Feature>(declare: () => Declared): Declared {
  const current = onceForEachLanguage(declare);
  return new Proxy({} as Declared, {
    get: (_, part) => Reflect.get(current(), part),
    has: (_, part) => Reflect.has(current(), part),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, part) => {
      const own = Reflect.getOwnPropertyDescriptor(current(), part);
      return own && { ...own, configurable: true };
    },
  });
}

/**
 * Returns the tables of all features, sorted by name.
 * @throws if two features declare the same one
 */
export function tablesOf(features: readonly Feature[]): { [Table in keyof Tables]: TableDeclaration<Tables[Table]> } {
  const all = features.flatMap(({ tables = {} }) => Object.entries(tables));
  const names = all.map(([table]) => table);
  const twice = names.find((table, at) => names.indexOf(table) < at);
  if (twice !== undefined)
    throw new Error(`The table ${twice} is declared twice. Declare it only in the feature.server.ts of its feature.`);
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1))) as ReturnType<typeof tablesOf>;
}

export const tablesThat = (features: readonly Feature[], trait: keyof TableTraits): (keyof Tables)[] =>
  Object.entries(tablesOf(features)).flatMap(([name, table]) => (table[trait] ? [name as keyof Tables] : []));

/** Returns the doctor's checks that features add. */
export const checksOf = (features: readonly Feature[]): [name: string, check: Check][] =>
  features.flatMap(({ doctor = [] }) => doctor);

/**
 * Returns the previews of all e-mails, sorted by name.
 * @throws if two have the same name
 */
export function previewsOf(
  features: readonly Feature[],
  foundation: SampleFoundation,
): (readonly [name: string, preview: EmailPreview])[] {
  const all = features.flatMap(({ emails }) => Object.entries(emails?.(foundation) ?? {}));
  const previews = all.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const twice = previews.find(([name], at) => name === previews[at + 1]?.[0]);
  if (twice !== undefined)
    throw new Error(`The e-mail ${twice[0]} is declared twice. Give one of them another name, as of its template.`);
  return previews;
}

/** Joins the event handlers of all features. */
export const eventsOf = (features: readonly Feature[]): FeatureEvents => ({
  async accountDeleted(...about) {
    for (const { on } of features) await on?.accountDeleted?.(...about);
  },
  async accountLeaves(...about) {
    for (const { on } of features) await on?.accountLeaves?.(...about);
  },
  async sureFactChanged(...about) {
    for (const { on } of features) await on?.sureFactChanged?.(...about);
  },
  async itemDeleted(...about) {
    for (const { on } of features) await on?.itemDeleted?.(...about);
  },
  async concernsAdmins(...about) {
    for (const { on } of features) await on?.concernsAdmins?.(...about);
  },
  async sampleGone(...about) {
    for (const { on } of features) await on?.sampleGone?.(...about);
  },
  async filesAbandoned(...about) {
    for (const { on } of features) await on?.filesAbandoned?.(...about);
  },
  async countryChanged(...about) {
    for (const { on } of features) await on?.countryChanged?.(...about);
  },
  async visitorAsked(...about) {
    for (const { on } of features) await on?.visitorAsked?.(...about);
  },
  async switched(...about) {
    for (const { on } of features) await on?.switched?.(...about);
  },
});
