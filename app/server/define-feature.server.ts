import type { LogKind } from "../values/log-kinds.ts";
import { type Language, siteLanguage } from "../values/site-language.ts";
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
 * The declaration of a feature. All parts are optional; shared code reads them and names no feature. A part is for three
 * features, or protects people; anything else is an import of the office, of `FeatureFacts` or of the start.
 */
export interface Feature {
  /** The tables that are its own, with every column. */
  tables?: { readonly [Table in keyof Tables]?: TableDeclaration<Tables[Table]> };
  /** Its migrations since features declare them, each under the next number of all: `"119-event-attendance": addAttendance`. */
  migrations?: DeclaredMigrations;
  /**
   * Switch for the foundation. Off hides menu, jump box, checklist, home, site, search and sitemap; person, retention,
   * jobs, tables, e-mails, doctor and restores go on. A key: it goes by the switch of another feature.
   */
  switch?: FeatureSwitch | SwitchKey;
  /** Open tasks of this person, for the home; empty for a member who may not act. */
  needs?(ctx: AppContext, member: StaffMember): Promise<readonly Need[]>;
  /** Its pages in the staff area's menu and jump box. */
  staff?: readonly StaffDestination[];
  /** More targets of the jump box: fields of forms, and pages of the asking member. */
  fields?: FindStaffDestinations;
  /** Rows that the jump box finds. */
  jump?: FindJumpTargets;
  /** Panels for the staff pages of an item. */
  panels?: readonly ItemPanel[];
  /** Its fixed pages of the public site, for the search of visitors. */
  pages?: readonly PublicPage[];
  /** Its items whose pages are in the sitemap. */
  sitemap?: SitemapItems;
  /** Its pages with share cards, by kind. */
  shared?: SharedKinds;
  /** Words of its pages, which the foundation changes. */
  words?: DeclaredWords;
  /** Lines of the checklist of a new site. */
  checklist?: readonly ChecklistStep[];
  /** Checks of the doctor, in the order of its page. */
  doctor?: readonly [name: string, check: Check][];
  /** Subjects of its audit events, by the filters of the log; content types belong to the filter for writing. */
  logged?: Partial<Record<LogKind, readonly string[]>>;
  /** Subjects of its audit events, by kind: names and pages of existing rows. */
  things?: LoggedThings;
  /** Link to undo one of its saves, for a reader of the log. */
  wayBack?: FindWayBack;
  /** Finds, exports and erases a person's data. */
  person?: PersonalData;
  /** Rules for deletion by age. */
  retention?: readonly Retention[];
  /** Repairs after a restore. */
  restored?: Restored;
  /** Reactions to events of other features. */
  on?: Partial<FeatureEvents>;
  /**
   * Previews of its e-mails: each under the name of its template, `giftSpentEmail` as `gift-spent`. The development page and
   * the tests of every e-mail read them.
   */
  emails?(foundation: SampleFoundation): Readonly<Record<string, EmailPreview>>;
  /**
   * Renews e-mails when they are sent, because their words depend on facts that change: by the name in `remadeFrom`.
   */
  remakes?: Readonly<Record<string, RemakeEmail>>;
  /** Scheduled work. */
  jobs?: readonly Job[];
}

/**
 * Declares a feature, in its `feature.server.ts`. Its words are those of the site's language.
 * @param declare called once for each language, when a part is first read in it
 */
export function defineFeature<const Declared extends Feature>(declare: () => Declared): Declared {
  const declared = new Map<Language, Declared>();
  const current = (): Declared => {
    const language = siteLanguage();
    const known = declared.get(language) ?? declare();
    declared.set(language, known);
    return known;
  };
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

/** Every table of all features, in the order of their names. @throws where two declare the same one */
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

/** The checks of the doctor that features add. */
export const checksOf = (features: readonly Feature[]): [name: string, check: Check][] =>
  features.flatMap(({ doctor = [] }) => doctor);

/** The previews of every e-mail, in the order of their names. @throws where two have the same one */
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

/** Joins the reactions of all features. */
export const eventsOf = (features: readonly Feature[]): FeatureEvents => ({
  async accountDeleted(...about) {
    for (const { on } of features) await on?.accountDeleted?.(...about);
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
