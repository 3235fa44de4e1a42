/**
 * Words of earlier releases that databases, archives and phones still contain. A stored value never changes, as
 * backups, log rows and sent e-mails have it; the code uses the present word.
 */
export const storedNames = {
  /** Beginnings of idempotency keys, for e-mails about a promise. */
  promiseEmail: "pledge",
  promiseReminder: "pledge-reminder",
  /** Subject of log rows about several promises. */
  promises: "pledges",
  /** Kind of log rows and e-mails, and beginning of idempotency keys, for photo requests. */
  photoRequest: "takedown",
  morePhotoRequests: "takedown-more",
  manyPhotoRequests: "takedown-many",
  moreOfManyPhotoRequests: "takedown-many-more",
  photoRequestByCard: "takedown-card",
  morePhotoRequestsByCard: "takedown-card-more",
  /** Templates of waiting e-mails. */
  photoRequestWaits: "takedown waits",
  manyPhotoRequestsWait: "many takedowns",
  /** Acts in the audit log. */
  photoRequestFollowed: "takedown request followed",
  photoRequestDeclined: "takedown request answered, picture stays",
  nobodyRecognisable: "nobody recognisable in picture",
  personRecognisable: "somebody recognisable in picture",
} as const;

const namesToday: Readonly<Record<string, string>> = {
  [storedNames.photoRequest]: "photo-request",
  [storedNames.morePhotoRequests]: "photo-request-more",
  [storedNames.manyPhotoRequests]: "photo-request-many",
  [storedNames.moreOfManyPhotoRequests]: "photo-request-many-more",
  [storedNames.photoRequestByCard]: "photo-request-card",
  [storedNames.morePhotoRequestsByCard]: "photo-request-card-more",
  [storedNames.photoRequestFollowed]: "photo request followed",
  [storedNames.photoRequestDeclined]: "photo request answered, photo stays",
  [storedNames.nobodyRecognisable]: "nobody recognisable in photo",
  [storedNames.personRecognisable]: "person recognisable in photo",
};

/** Returns the present name of a stored kind or act, under which `content/` has its texts. */
export const nameToday = (stored: string): string =>
  Object.hasOwn(namesToday, stored) ? (namesToday[stored] ?? stored) : stored;

/** Names of form fields before release 0.3, with the present ones. */
const renamedFields: Readonly<Record<string, string>> = { pledge: "promise" };

/**
 * Renames the fields of a form that a phone filled in before the update and sends after it. Phones send forms for 30
 * days: release 0.4 removes this.
 * @param name of a field, or of a part of it after a dot, such as `pledge.text`
 */
export function renameField(name: string): string {
  const [first = "", ...parts] = name.split(".");
  const renamed = Object.hasOwn(renamedFields, first) ? renamedFields[first] : undefined;
  return renamed === undefined ? name : [renamed, ...parts].join(".");
}
