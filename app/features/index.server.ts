import type { Tables } from "../server/db/tables.ts";
import type { Feature } from "../server/define-feature.server.ts";
import { infrastructure } from "../server/infrastructure.server.ts";
import type { PageKey } from "../server/page-words.ts";
import { countedFigures } from "./events/counted-figures/feature.server.ts";
import { events } from "./events/events/feature.server.ts";
import { guests } from "./events/guests/feature.server.ts";
import { volunteers } from "./events/volunteers/feature.server.ts";
import { country } from "./foundation/country/feature.server.ts";
import { language } from "./foundation/language/feature.server.ts";
import { look } from "./foundation/look/feature.server.ts";
import { protectingPages } from "./foundation/protecting-pages/feature.server.ts";
import { settings } from "./foundation/settings/feature.server.ts";
import { use } from "./foundation/use/feature.server.ts";
import { words } from "./foundation/words/feature.server.ts";
import { bankDetails } from "./giving/bank-details/feature.server.ts";
import { bankStatements } from "./giving/bank-statements/feature.server.ts";
import { boardReport } from "./giving/board-report/feature.server.ts";
import { cash } from "./giving/cash/feature.server.ts";
import { check } from "./giving/check/feature.server.ts";
import { corrections } from "./giving/corrections/feature.server.ts";
import { donate } from "./giving/donate/feature.server.ts";
import { donorStatements } from "./giving/donor-statements/feature.server.ts";
import { gifts } from "./giving/gifts/feature.server.ts";
import { moneyGuardFeature } from "./giving/money-guard/feature.server.ts";
import { months } from "./giving/months/feature.server.ts";
import { onlinePayments } from "./giving/online-payments/feature.server.ts";
import { pastGifts } from "./giving/past-gifts/feature.server.ts";
import { projectEnds } from "./giving/project-ends/feature.server.ts";
import { purse } from "./giving/purse/feature.server.ts";
import { receipts } from "./giving/receipts/feature.server.ts";
import { refunds } from "./giving/refunds/feature.server.ts";
import { spending } from "./giving/spending/feature.server.ts";
import { standingGifts } from "./giving/standing-gifts/feature.server.ts";
import { transparency } from "./giving/transparency/feature.server.ts";
import { consent } from "./media/consent/feature.server.ts";
import { documents } from "./media/documents/feature.server.ts";
import { photos } from "./media/photos/feature.server.ts";
import { privateFiles } from "./media/private-files/feature.server.ts";
import { recordings } from "./media/recordings/feature.server.ts";
import { home } from "./office/home/feature.server.ts";
import { moveIn } from "./office/move-in/feature.server.ts";
import { privacy } from "./office/privacy/feature.server.ts";
import { sureFacts } from "./office/sure-facts/feature.server.ts";
import { welcome } from "./office/welcome/feature.server.ts";
import { auth } from "./people/auth/feature.server.ts";
import { trustees } from "./people/trustees/feature.server.ts";
import { users } from "./people/users/feature.server.ts";
import { contentTypes } from "./publishing/content-types/feature.server.ts";
import { contributors } from "./publishing/contributors/feature.server.ts";
import { news } from "./publishing/news/feature.server.ts";
import { newsletter } from "./publishing/newsletter/feature.server.ts";
import { ownPages } from "./publishing/own-pages/feature.server.ts";
import { posts } from "./publishing/posts/feature.server.ts";
import { projects } from "./publishing/projects/feature.server.ts";
import { feeds } from "./reach/feeds/feature.server.ts";
import { redirects } from "./reach/redirects/feature.server.ts";
import { search } from "./reach/search/feature.server.ts";
import { visits } from "./reach/visits/feature.server.ts";
import { concerns } from "./safeguarding/concerns/feature.server.ts";
import { helpNumbers } from "./safeguarding/help-numbers/feature.server.ts";
import { contact } from "./site/contact/feature.server.ts";
import { fixedPages } from "./site/fixed-pages/feature.server.ts";

/** The order determines the order of links that features add to the page of an item. */
const all = [
  infrastructure,
  home,
  welcome,
  newsletter,
  photos,
  consent,
  privateFiles,
  visits,
  search,
  gifts,
  standingGifts,
  boardReport,
  donorStatements,
  pastGifts,
  purse,
  cash,
  corrections,
  spending,
  months,
  projectEnds,
  transparency,
  onlinePayments,
  refunds,
  guests,
  recordings,
  documents,
  volunteers,
  bankDetails,
  moneyGuardFeature,
  bankStatements,
  feeds,
  settings,
  country,
  language,
  protectingPages,
  use,
  look,
  privacy,
  moveIn,
  sureFacts,
  words,
  countedFigures,
  concerns,
  helpNumbers,
  contact,
  users,
  trustees,
  auth,
  contentTypes,
  redirects,
  receipts,
  posts,
  events,
  projects,
  news,
  contributors,
  ownPages,
  fixedPages,
  donate,
  check,
] as const satisfies readonly Feature[];

type TableOf<Declared> = Declared extends { tables: infer Own } ? keyof Own : never;
type Undeclared = Exclude<keyof Tables, TableOf<(typeof all)[number]>>;
type PageOf<Declared> = Declared extends { words: infer Own } ? keyof Own : never;
type Unsaid = Exclude<PageKey, PageOf<(typeof all)[number]>>;
type Complete<Table extends string, Page extends string> = [Table] extends [never]
  ? [Page] extends [never]
    ? readonly Feature[]
    : `Declare the words of the page ${Page} in the feature.server.ts of its feature.`
  : `Declare the table ${Table} in the feature.server.ts of its feature, or mend the type error that stands there.`;

/** All features. No other file lists them. */
export const features: Complete<Undeclared, Unsaid> = all;
