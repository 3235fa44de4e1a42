import { samplesOf } from "./feature-samples.ts";
import { ids } from "./one-of-each.ts";
import { samplePassword } from "./sign-in.ts";
import {
  admins,
  adminsOnly,
  all,
  both,
  everybody,
  formsOnly,
  keepers,
  protectors,
  readers,
  type StaffRow,
  writers,
} from "./staff-answers.ts";

const { gifts, credits, promises } = ids;

const anEventForm = {
  title: "A day",
  location: "The library",
  theme: "Reading",
  date: "2026-05-05",
  startTime: "",
  endTime: "",
  description: "What happens.",
  list: "Books",
  photos: "1",
};
const aNewsForm = { title: "A headline", source: "A paper", date: "2026-03-01", link: "https://example.org/" };
const aPageForm = { slug: "a-page", title: "A page", paragraphs: "What we promise.", placement: "nowhere" };
const aPersonForm = {
  firstName: "New",
  lastName: "Member",
  email: "new@example.org",
  role: "editor",
  displayName: "New Member",
  position: "",
  dob: "",
};

/** Every route of the staff area, by its path. Visitors are sent to sign in, everywhere. */
export const staffRouteTable: Record<string, StaffRow> = {
  admin: {
    path: "/admin",
    get: everybody(200),
    posts: [
      { fields: { intent: "confirm-clock", moment: "2026-03-10T09:00:00.000Z" }, ...adminsOnly },
      { fields: { intent: "put-away" }, ...adminsOnly },
    ],
  },
  "admin/post": {
    path: "/admin/post",
    get: writers(200),
    posts: [
      { fields: { title: "New" }, ...writers(200) },
      { fields: { act: "unpublish:1" }, ...adminsOnly },
      { fields: { act: "delete:1" }, ...adminsOnly },
    ],
  },
  // The samples have no owner: an admin may change them, an editor may not.
  "admin/post/:id": {
    path: "/admin/post/1",
    get: adminsOnly,
    posts: [
      { fields: { title: "Changed", version: "1" }, ...adminsOnly },
      { fields: { intent: "restore", restore: "1" }, ...adminsOnly },
      { fields: { intent: "unpublish" }, ...adminsOnly },
      { fields: { intent: "delete" }, ...adminsOnly },
      { fields: { intent: "undelete" }, ...adminsOnly },
    ],
  },
  "admin/event": { path: "/admin/event", get: all, posts: [{ fields: anEventForm, ...all }] },
  "admin/event/:id": {
    path: "/admin/event/1",
    get: all,
    posts: [
      { fields: { ...anEventForm, version: "1" }, ...all },
      // This event has no guests yet.
      ...["unpublish", "delete", "undelete"].map((intent) => ({ fields: { intent }, at: "/admin/event/2", ...all })),
    ],
  },
  "admin/event/:id/guests": {
    path: "/admin/event/1/guests",
    get: protectors(200),
    posts: [
      { fields: { intent: "here", guest: "1" }, ...protectors(200) },
      { fields: { intent: "away", guest: "1" }, ...protectors(200) },
      { fields: { intent: "new", adults: "1", idempotencyKey: "somebody" }, ...protectors(200) },
    ],
  },
  "admin/event/:id/guests/contacts": {
    path: "/admin/event/1/guests/contacts",
    get: protectors(200),
    posts: [
      {
        fields: { intent: "write", subject: "Rain", text: "We meet indoors.", idempotencyKey: "first-one" },
        ...protectors(200),
      },
      { fields: { intent: "end", id: "1" }, ...protectors(200) },
    ],
  },
  "admin/event/:id/guests/print": { path: "/admin/event/1/guests/print", get: protectors(200) },
  "admin/event/:id/guests/export": { path: "/admin/event/1/guests/export", get: protectors(200) },
  "admin/event/:id/figures": {
    path: "/admin/event/1/figures",
    get: protectors(200),
    posts: [{ fields: { count: "4" }, ...protectors(422) }],
  },
  "admin/figures": { path: "/admin/figures", get: adminsOnly, posts: [{ fields: {}, ...adminsOnly }] },
  "admin/project": {
    path: "/admin/project",
    get: all,
    posts: [
      { fields: { title: "New", theme: "Reading", paragraphs: "What we do." }, ...all },
      { fields: { act: "delete" }, ...both(422) },
      { fields: { act: "publish:1" }, ...all },
    ],
  },
  "admin/project/:id": {
    path: "/admin/project/1",
    get: all,
    posts: [
      { fields: { title: "Changed", theme: "Reading", paragraphs: "What we do.", version: "1" }, ...all },
      { fields: { intent: "delete" }, ...all },
      { fields: { intent: "undelete" }, ...all },
    ],
  },
  "admin/news": { path: "/admin/news", get: all, posts: [{ fields: aNewsForm, ...all }] },
  "admin/news/:id": {
    path: "/admin/news/1",
    get: all,
    posts: [
      { fields: { ...aNewsForm, version: "1" }, ...all },
      { fields: { intent: "delete" }, ...all },
      { fields: { intent: "undelete" }, ...all },
    ],
  },
  "admin/page": { path: "/admin/page", get: all, posts: [{ fields: aPageForm, ...all }] },
  "admin/page/:id": {
    path: "/admin/page/1",
    get: all,
    posts: [
      { fields: { ...aPageForm, version: "1" }, ...all },
      { fields: { intent: "delete" }, ...all },
      { fields: { intent: "undelete" }, ...all },
    ],
  },
  "admin/draft": {
    path: "/admin/draft?subject=post:1",
    get: adminsOnly,
    posts: [
      { fields: { "draft-subject": "event:1", "draft-act": "keep", title: "Half" }, ...all },
      { fields: { "draft-subject": "post:new", "draft-act": "keep", title: "Half" }, ...writers(200) },
      { fields: { "draft-subject": "post:1", "draft-act": "keep", title: "Half" }, ...adminsOnly },
      { fields: { "draft-subject": "event:1", "draft-act": "beat" }, ...all },
      { fields: { "draft-subject": "issue:1", "draft-act": "beat" }, ...all },
      {
        fields: { "draft-subject": "user:other", "draft-act": "beat" },
        ...writers(404),
        because: "people have no drafts",
      },
    ],
  },
  "admin/approvals": { path: "/admin/approvals", get: protectors(200) },
  // An editor reads and approves what another wrote, without changing it.
  "admin/approvals/:subject": {
    path: "/admin/approvals/post-1",
    get: protectors(200),
    posts: [{ fields: { version: "1" }, ...protectors(422) }],
  },
  // The samples have no owner, as above.
  "admin/listen/:subject": {
    path: "/admin/listen/post-1",
    get: adminsOnly,
    posts: [
      { fields: { language: "" }, editor: 403, admin: 422 },
      { fields: { delete: "1" }, ...adminsOnly },
    ],
  },
  "admin/checks": {
    path: "/admin/checks",
    get: formsOnly,
    posts: [
      { fields: { "draft-subject": "event:1" }, ...all },
      { fields: { "draft-subject": "post:1" }, ...adminsOnly },
      { fields: { "draft-subject": "issue:new" }, ...writers(404), because: "an issue has checks of its own" },
    ],
  },
  "admin/media": { path: "/admin/media", get: writers(200) },
  "admin/media/upload": { path: "/admin/media/upload", get: writers(405), posts: [{ fields: {}, ...writers(422) }] },
  "admin/media/photos": { path: "/admin/media/photos", get: writers(200) },
  "admin/media/uploads/:key": {
    path: "/admin/media/uploads/some-key",
    get: writers(200),
    posts: [{ fields: {}, ...writers(400) }],
  },
  "admin/media/:id/faces": { path: "/admin/media/1/faces", get: all, posts: [{ fields: {}, ...both(422) }] },
  "admin/media/:id": {
    path: "/admin/media/1",
    // Back to the library.
    get: both(302),
    posts: [
      { fields: { intent: "withdraw" }, ...all },
      { fields: { intent: "delete" }, ...both(409), because: "a page shows the picture" },
      { fields: { intent: "addPerson", code: "P-1" }, ...all },
      { fields: { intent: "removePerson", consent: "1" }, ...all },
      { fields: { intent: "putBack" }, ...both(403), named: 200 },
      { fields: { intent: "deleteEverywhere" }, ...adminsOnly },
    ],
  },
  "admin/createuser": {
    path: "/admin/createuser",
    get: adminsOnly,
    posts: [{ fields: aPersonForm, ...adminsOnly }],
  },
  "admin/manageusers": { path: "/admin/manageusers", get: everybody(200) },
  "admin/manageusers/:id": {
    path: "/admin/manageusers/other",
    // The same list.
    get: everybody(200),
    posts: [
      { fields: { intent: "change", displayName: "Changed" }, ...adminsOnly },
      { fields: { intent: "role", role: "editor" }, ...adminsOnly },
      { fields: { intent: "link" }, ...adminsOnly },
      { fields: { intent: "know" }, ...admins(409), because: "the account changed after this page was loaded" },
      { fields: { intent: "invite" }, ...admins(409), because: "the other person has a password" },
      // One's own row only, whoever one is.
      {
        fields: {
          intent: "password",
          currentPassword: "a long enough password",
          newPassword: "quite another password",
        },
        ...both(403),
      },
      { fields: { intent: "factor" }, ...adminsOnly },
      { fields: { intent: "delete" }, ...adminsOnly },
    ],
  },
  "admin/account": { path: "/admin/account", get: everybody(200) },
  "admin/second-step": {
    path: "/admin/second-step",
    get: everybody(200),
    posts: [{ fields: { intent: "start", password: "guess" }, ...everybody(422) }],
  },
  "admin/confirm": {
    path: "/admin/confirm",
    get: everybody(200),
    posts: [{ fields: { password: "guess" }, ...everybody(422) }],
  },
  "admin/redirects": {
    path: "/admin/redirects",
    get: all,
    posts: [
      { fields: { path: "/old.html", target: "/about" }, ...all },
      { fields: { path: "/old.html", target: "//evil.test" }, ...both(422) },
      { fields: { intent: "list", lines: "/older.html,/about" }, ...all },
      { fields: { intent: "delete", id: "1" }, ...all },
    ],
  },
  "admin/doctor": {
    path: "/admin/doctor",
    get: adminsOnly,
    posts: [{ fields: { intent: "make-backup" }, ...adminsOnly }],
  },
  "admin/sample": {
    path: "/admin/sample",
    get: adminsOnly,
    posts: [
      { fields: { intent: "remove" }, ...adminsOnly },
      { fields: { intent: "restore" }, ...adminsOnly },
    ],
  },
  "admin/welcome": {
    path: "/admin/welcome",
    // To the first open step.
    get: { editor: 403, admin: 302 },
    posts: [
      { fields: {}, ...admins(400) },
      { fields: { step: "name", idempotencyKey: "k" }, editor: 403, admin: 422 },
      { fields: { step: "words", idempotencyKey: "k" }, ...adminsOnly },
      { fields: { step: "call", number: "0", idempotencyKey: "k" }, editor: 403, admin: 422 },
      { fields: { step: "reach", intent: "test", idempotencyKey: "k" }, editor: 403, admin: 422 },
      // To the end.
      { fields: { step: "post" }, editor: 403, admin: 202 },
    ],
  },
  "admin/log": {
    path: "/admin/log",
    get: adminsOnly,
    posts: [
      { fields: { intent: "undo", id: "1" }, editor: 403, admin: 404, because: "nothing was done on this site yet" },
    ],
  },
  "admin/log.csv": { path: "/admin/log.csv", get: adminsOnly },
  "admin/visits": { path: "/admin/visits", get: writers(200) },
  "admin/searches": { path: "/admin/searches", get: all },
  "admin/pages": {
    path: "/admin/pages",
    get: all,
    posts: [
      { fields: { intent: "confirm", claim: "figure-1" }, ...both(409), because: "the welcome is not done" },
      { fields: { intent: "hide", claim: "figure-1" }, ...both(409), because: "the welcome is not done" },
    ],
  },
  "admin/pages/:page": {
    path: "/admin/pages/about",
    get: all,
    posts: [
      { fields: { title: "" }, ...both(422) },
      { fields: { intent: "restore", restore: "1" }, ...all },
      { fields: { intent: "discard" }, ...all },
    ],
  },
  "admin/settings": {
    path: "/admin/settings",
    get: all,
    posts: [
      { fields: {}, ...both(422) },
      {
        fields: {
          form: "bank",
          bankName: "B",
          nairaAccount: "1234567890",
          dollarAccount: "1234567890",
          accountName: "A",
          checked: "on",
        },
        ...both(422),
      },
      { fields: { form: "retention", messageMonths: "6", auditLogMonths: "12" }, ...adminsOnly },
      { fields: { form: "giving", legalName: "Another name" }, ...adminsOnly },
    ],
  },
  "admin/look": {
    path: "/admin/look",
    get: all,
    posts: [
      { fields: {}, ...both(422) },
      { fields: { form: "before" }, ...both(200) },
    ],
  },
  "admin/look/logo": { path: "/admin/look/logo", get: formsOnly, posts: [{ fields: {}, ...both(422) }] },
  "admin/look/preview/:page": { path: "/admin/look/preview/home", get: all },
  "admin/people-data": {
    path: "/admin/people-data",
    get: { ...adminsOnly, lead: 200 },
    posts: [
      { fields: { intent: "find", email: "ada@example.org" }, ...adminsOnly, lead: 200 },
      { fields: { intent: "find" }, editor: 403, admin: 422, lead: 422 },
      { fields: { intent: "erase", email: "ada@example.org" }, editor: 403, admin: 422, lead: 422 },
      { fields: { intent: "erase", email: "ada@example.org", sure: "on" }, ...adminsOnly, lead: 200 },
    ],
  },
  "admin/people-data/export": {
    path: "/admin/people-data/export",
    get: formsOnly,
    posts: [
      { fields: {}, editor: 403, admin: 422, lead: 422 },
      { fields: { email: "ada@example.org" }, ...adminsOnly, lead: 200 },
    ],
  },
  "admin/gifts": {
    path: "/admin/gifts",
    get: keepers(200),
    posts: [
      {
        fields: { intent: "seen", id: `${promises.open}`, amount: "5000", day: "2026-03-09", idempotencyKey: "k" },
        ...keepers(200),
      },
      { fields: { intent: "sweep", ids: `${promises.second}` }, ...keepers(200) },
    ],
  },
  "admin/gifts/record": {
    path: "/admin/gifts/record",
    get: keepers(200),
    posts: [
      { fields: { method: "cash", amount: "5000", day: "2026-03-10" }, ...keepers(200) },
      { fields: { intent: "limits", NGN: "60000", USD: "60" }, ...keepers(200) },
      { fields: { intent: "agree", id: "1" }, ...keepers(422), because: "who asked does not agree" },
      { fields: { intent: "stop", id: "1" }, ...keepers(200) },
    ],
  },
  "admin/gifts/statement": {
    path: "/admin/gifts/statement",
    get: keepers(200),
    posts: [
      { fields: { intent: "join", id: `${credits.open}`, promise: `${promises.open}`, seen: "open" }, ...keepers(200) },
      {
        fields: { intent: "join-reference", id: `${credits.reference}`, reference: ids.references.second },
        ...keepers(200),
      },
      { fields: { intent: "record", id: `${credits.record}` }, ...keepers(200) },
      { fields: { intent: "no", id: `${credits.refuse}` }, ...keepers(200) },
      { fields: { intent: "other", id: `${credits.other}` }, ...keepers(200) },
      { fields: { intent: "join-hand", id: `${credits.hand}`, gift: `${gifts.byHand}` }, ...keepers(200) },
      { fields: { intent: "undo", id: `${credits.matched}` }, ...keepers(200) },
      { fields: { intent: "reopen", id: `${credits.setAside}` }, ...keepers(200) },
      { fields: { intent: "columns", file: "1" }, ...keepers(422) },
      // Back to the list.
      { fields: { intent: "drop", file: "1" }, ...keepers(202) },
      { fields: { intent: "tolerance", currency: "NGN", tolerance: "50" }, ...keepers(200) },
    ],
  },
  "admin/gifts/received": {
    path: "/admin/gifts/received",
    get: keepers(200),
    posts: [{ fields: { ids: `${gifts.received}` }, ...keepers(200) }],
  },
  "admin/gifts/audit": { path: "/admin/gifts/audit", get: keepers(200) },
  "admin/gifts/board": { path: "/admin/gifts/board", get: keepers(200) },
  "admin/gifts/board.pdf": { path: "/admin/gifts/board.pdf", get: keepers(200) },
  "admin/gifts/board.csv": { path: "/admin/gifts/board.csv", get: keepers(200) },
  "admin/gifts/statements": {
    path: "/admin/gifts/statements",
    get: keepers(200),
    posts: [{ fields: { year: "2026", seen: "0" }, ...keepers(200) }],
  },
  "admin/gifts/statements.pdf": {
    path: "/admin/gifts/statements.pdf?year=2026",
    get: keepers(404),
    because: "every gift with a name has an address",
  },
  "admin/gifts/monthly": {
    path: "/admin/gifts/monthly",
    get: keepers(200),
    posts: [
      { fields: { intent: "skip", id: "1", due: "2026-04-01" }, ...keepers(409), because: "no gift comes every month" },
    ],
  },
  "admin/gifts/received.csv": { path: "/admin/gifts/received.csv", get: keepers(200) },
  "admin/gifts/expected.csv": { path: "/admin/gifts/expected.csv", get: keepers(200) },
  "admin/gifts/online": {
    path: "/admin/gifts/online",
    get: keepers(200),
    posts: [
      {
        fields: { intent: "ignore", id: "1", reason: "Ours" },
        ...keepers(404),
        because: "the site has no keys of a provider; its own tests have them",
      },
    ],
  },
  "admin/gifts/of-donor": { path: "/admin/gifts/of-donor?email=ada@example.org", get: keepers(200) },
  "admin/gifts/of-donor.pdf": { path: "/admin/gifts/of-donor.pdf?email=ada@example.org", get: keepers(200) },
  "admin/gifts/:id": {
    path: `/admin/gifts/${gifts.received}`,
    get: keepers(200),
    posts: [
      { fields: { intent: "agree" }, at: `/admin/gifts/${gifts.counted}`, ...keepers(200) },
      { fields: { intent: "arrived" }, at: `/admin/gifts/${gifts.announced}`, ...keepers(200) },
      { fields: { intent: "restore" }, at: `/admin/gifts/${gifts.void}`, ...keepers(200) },
      { fields: { intent: "spend", spentOn: "Books" }, ...keepers(200) },
      { fields: { intent: "receipt", name: "Ada", reason: "Wrong" }, ...keepers(200) },
      { fields: { intent: "split", amount: "1000" }, at: `/admin/gifts/${gifts.byHand}`, ...keepers(200) },
      // It has a donor, but its recorder is unknown.
      { fields: { intent: "join", reference: ids.references.open }, ...keepers(422) },
      { fields: { intent: "void", reason: "Wrong" }, ...keepers(200) },
    ],
  },
  "admin/receipts": { path: "/admin/receipts", get: keepers(200) },
  "admin/receipts.pdf": {
    path: "/admin/receipts.pdf?ids=1",
    get: keepers(404),
    because: "these gifts have no receipts",
  },
  "admin/receipts.csv": { path: "/admin/receipts.csv", get: keepers(200) },
  // A file of a concern: whoever may not read safeguarding cannot tell whether it exists.
  "admin/private/:id": { path: "/admin/private/1", get: { ...both(403), ...readers(200) } },
  "admin/consents": { path: "/admin/consents", get: protectors(200) },
  "admin/consents/recent": { path: "/admin/consents/recent", get: writers(200) },
  "admin/consents/new": {
    path: "/admin/consents/new",
    get: protectors(200),
    posts: [{ fields: { person: "child" }, ...protectors(422) }],
  },
  "admin/consents/:id": {
    path: "/admin/consents/1",
    get: protectors(200),
    posts: [
      { fields: { intent: "withdraw" }, ...protectors(200) },
      { fields: { intent: "putBack" }, ...both(403), ...readers(200) },
    ],
  },
  "admin/consents/:id/card": {
    path: "/admin/consents/1/card",
    get: formsOnly,
    posts: [{ fields: {}, ...protectors(200) }],
  },
  "admin/photo-words": {
    path: "/admin/photo-words",
    // The lead's list, and the admins' while there is no lead.
    get: { ...both(403), admin: 200, ...readers(200) },
    posts: [
      ...["agree", "askAgain"].map((intent) => ({
        fields: { intent, id: "1" },
        ...both(403),
        admin: 404,
        ...readers(404),
        because: "nobody said a word about the drawing; its own tests have photos with one",
      })),
      { fields: { intent: "settle", id: "1" }, ...both(403), admin: 200, ...readers(200) },
    ],
  },
  "admin/photo-requests": {
    path: "/admin/photo-requests",
    // An admin whom no lead named hides, and nothing else.
    get: { ...both(403), admin: 200, ...readers(200) },
    posts: [
      { fields: { intent: "hide", id: "1" }, ...both(403), admin: 200, ...readers(200) },
      { fields: { intent: "hideAll" }, ...both(403), admin: 200, ...readers(200) },
      { fields: { intent: "putBack", id: "1" }, ...both(403), ...readers(200) },
      { fields: { intent: "down", id: "1" }, ...both(403), ...readers(404), because: "all are answered by now" },
      ...["isIn", "isNotIn"].map((intent) => ({
        fields: { intent, id: "1" },
        ...both(403),
        ...readers(404),
        because: "nobody was taken out of a photo; its own tests have somebody",
      })),
    ],
  },
  "admin/concerns": {
    path: "/admin/concerns?id=1",
    get: { ...both(403), ...readers(200) },
    posts: [
      { fields: { intent: "note", id: "1", text: "We called." }, ...both(403), ...readers(200) },
      { fields: { intent: "state", id: "1", state: "in hand" }, ...both(403), ...readers(200) },
      { fields: { intent: "state", id: "2", state: "closed" }, ...both(403), ...readers(200) },
      { fields: { intent: "delete", id: "2", sure: "on" }, ...both(403), ...readers(200) },
      // The lead alone names readers.
      { fields: { intent: "name", person: ids.user }, ...both(403), lead: 200 },
      { fields: { intent: "unname", person: ids.user }, ...both(403), lead: 200 },
    ],
  },
  "admin/concerns/key": {
    path: "/admin/concerns/key",
    get: { ...both(403), lead: 200 },
    posts: [
      { fields: { intent: "make", idempotencyKey: "k" }, ...both(403), lead: 200 },
      { fields: { intent: "type", phrase: "guess" }, ...both(403), lead: 422 },
    ],
  },
  "admin/concerns/log": { path: "/admin/concerns/log", get: { ...both(403), lead: 200 }, posts: [] },
  "admin/concerns/release": {
    path: "/admin/concerns/release",
    get: { editor: 403, admin: 200 },
    posts: [
      {
        fields: { intent: "release", person: ids.user },
        editor: 403,
        admin: 404,
        because: "the person is no lead",
      },
    ],
  },
  "admin/bank": {
    path: "/admin/bank",
    get: adminsOnly,
    posts: [
      { fields: { intent: "ask" }, ...admins(422) },
      { fields: { intent: "agree", id: "2", called: "on", password: samplePassword }, ...adminsOnly },
      { fields: { intent: "stop", id: "2" }, ...adminsOnly },
      { fields: { intent: "confirm", password: samplePassword }, ...adminsOnly },
      { fields: { intent: "done", id: "1" }, ...adminsOnly },
      { fields: { intent: "undone", id: "1" }, ...adminsOnly },
    ],
  },
  "admin/messages": {
    path: "/admin/messages",
    get: all,
    posts: [
      { fields: { intent: "done", id: "1" }, ...all },
      { fields: { intent: "spam", id: "2" }, ...all },
      { fields: { intent: "give", id: "1", to: ids.user }, ...all },
      { fields: { intent: "reply", id: "1", text: "Dear Ada" }, ...all },
      { fields: { intent: "delete", id: "1" }, ...all },
    ],
  },
  "admin/messages/export": { path: "/admin/messages/export", get: all },
  "admin/mail": {
    path: "/admin/mail",
    get: adminsOnly,
    posts: [
      { fields: { intent: "again", id: "1" }, ...adminsOnly },
      { fields: { intent: "delete", id: "2" }, ...adminsOnly },
    ],
  },
  "admin/newsletter": {
    path: "/admin/newsletter",
    get: all,
    posts: [
      { fields: {}, ...both(422) },
      { fields: { subject: "S", opening: "O" }, ...all },
    ],
  },
  "admin/newsletter/:id": {
    path: "/admin/newsletter/1",
    get: all,
    posts: [
      { fields: { version: "1" }, ...both(422) },
      { fields: { intent: "test" }, ...all },
      { fields: { intent: "send", version: "1" }, ...adminsOnly },
      { fields: { intent: "pause" }, at: "/admin/newsletter/2", ...all },
      { fields: { intent: "go-on" }, at: "/admin/newsletter/2", ...adminsOnly },
    ],
  },
  "admin/newsletter/:id/email": { path: "/admin/newsletter/1/email", get: all },
  "admin/subscribers": { path: "/admin/subscribers", get: all, posts: [{ fields: { id: "1" }, ...all }] },
  "admin/subscribers/export": { path: "/admin/subscribers/export", get: all },
  "admin/days": { path: "/admin/days", get: protectors(200) },
  "admin/places": { path: "/admin/places", get: everybody(200) },
  "admin/field": { path: "/admin/field?page=/about&text=x", get: both(302) },
  "admin/jump": { path: "/admin/jump", get: everybody(200) },
  "admin/jump/results": { path: "/admin/jump/results", get: everybody(200) },
  "admin/queue/event/:id/guests": {
    path: "/admin/queue/event/1/guests",
    get: formsOnly,
    posts: [{ fields: { intent: "here", guest: "1" }, ...protectors(200) }],
  },
  "admin/queue/:noun/:id?": {
    path: "/admin/queue/post",
    get: formsOnly,
    posts: [
      { fields: { title: "New" }, ...writers(200) },
      { fields: { act: "unpublish:1" }, ...adminsOnly },
      { fields: {}, ...writers(422) },
    ],
  },
  "admin/offline": { path: "/admin/offline", get: everybody(200) },
  "admin/share": { path: "/admin/share", get: writers(200) },
  "admin/share/:kind/:key": { path: "/admin/share/event/1", get: writers(200) },
  "admin/signout": { path: "/admin/signout", get: everybody(200) },
  ...samplesOf("routes"),
};
