import { bareWord } from "../../giving/bank-statements/bank-statement-form.ts";

/** Statuses of an address, from the mildest to the strictest. `unknown` is one that does not say what the person wants. */
const statuses = ["on", "unsaid", "off", "unknown", "left", "bounce", "complaint"] as const;
export type Status = (typeof statuses)[number];

/** Returns how strict a status is. */
export const rankOf = (status: Status): number => statuses.indexOf(status);

export const strictest = (...all: (Status | undefined)[]): Status =>
  all.reduce<Status>((one, other) => (other !== undefined && rankOf(other) > rankOf(one) ? other : one), "on");

/** Maximum length of a cell in which words are searched (characters). */
const maxCell = 400;

/** Returns the words of a cell, a head or a name, with one blank between: `Unsubscribed (by admin)` keeps its end. */
export const bareText = (text: string): string =>
  bareWord(text.slice(0, maxCell))
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== "")
    .join(" ");

const list = (text: string) => new Set(text.split("|").map(bareText));

const yes = list("yes|y|x|true|1|oui|o|vrai|on");
const no = list("no|n|false|0|non|faux|off");

/** Cells that say nothing in a column of those who left. */
const nothing = list("|none|null|nan|nil|na|n/a|never|aucun|aucune|jamais|0000-00-00|0000-00-00 00:00:00");

const wanting = list(
  "active|subscribed|confirmed|enabled|opted in|opt in|member|subscriber|active subscriber|subscribed confirmed|resubscribed|express|explicit|actif|active|abonné|abonnée|abonné(e)|inscrit|inscrite|confirmé|confirmée|réabonné|réabonnée",
);
const waiting = list(
  "unconfirmed|not confirmed|pending|awaiting confirmation|nonsubscribed|non subscribed|never subscribed|en attente|non confirmé|non confirmée",
);
/** Statuses of a program about the way in which an address came, beside its own status. */
const besides = list("implicit|implied|marketing contact");

const complaintWords = /\b(?:complain\w{0,9}|abuse|abusive|spam\w{0,9}|plaintes?|signale\w{0,3})\b/;
const bounceWords =
  /\b(?:bounc\w{0,9}|rebonds?|rejet\w{0,9}|undeliver\w{0,9}|invalid\w{0,9}|cleaned|junk|mailbox|boite pleine|hard|soft|fail\w{0,6}|errors?|erreurs?|inexistante?|non distribue\w{0,3}|550)\b/;
const leaveWords =
  /\b(?:un ?sub\w{0,12}|opt\w{0,3} ?outs?|cancel\w{0,9}|block\w{0,9}|black ?list\w{0,4}|stop\w{0,6}|suppress\w{0,5}|(?:do not|don t|dont) (?:e ?)?(?:mail|contact|write|send|disturb)\w{0,3}|dnc|no longer|remov\w{0,4}|delet\w{0,4}|left|quit|inacti[fv]e?|archived?|archivee?|desabonn\w{0,9}|desinscri\w{0,9}|resili\w{0,9}|retrait|retire\w{0,3}|ne plus|ne pas|hors liste|liste rouge|supprime\w{0,3}|bloque\w{0,3}|partie?|barred|banned)\b/;

/** Returns how words say that an address gets no newsletter. */
function goneByWords(bare: string): Status | undefined {
  if (complaintWords.test(bare)) return "complaint";
  if (bounceWords.test(bare)) return "bounce";
  return leaveWords.test(bare) ? "left" : undefined;
}

export const isYes = (cell: string): boolean => yes.has(bareText(cell));
export const isNo = (cell: string): boolean => no.has(bareText(cell));

/** Only words that clearly say so put an address on the list. */
export function readStatus(cell: string): Status {
  const bare = bareText(cell);
  if (yes.has(bare) || wanting.has(bare)) return "on";
  if (waiting.has(bare)) return "off";
  return goneByWords(bare) ?? (no.has(bare) ? "left" : "unknown");
}

/** Heads of columns about calls and links say nothing about letters. */
const otherHeads = /\b(?:phone|call|sms|whatsapp|fax|trade|appeler|telephone)\b/;
const linkHeads = /\b(?:link|url|lien|token|code|id|campaign|title)\b/;
const leavingHeads =
  /\b(?:un ?sub\w{0,12}|opt\w{0,3} ?outs?|do not|don t|dont|dnc|bounc\w{0,9}|complain\w{0,9}|suppress\w{0,5}|black ?list\w{0,4}|block ?list\w{0,4}|blocked|spam|cleaned|desabonn\w{0,9}|desinscri\w{0,9}|rebonds?|rejet\w{0,9}|plaintes?|ne plus|ne pas|liste rouge|resili\w{0,9}|retrait)\b/;
const statusHeads = /\b(?:status|statut)$/;
const letterHeads =
  /\b(?:e ?mail\w{0,3}|list|liste|global|subscri\w{0,9}|news\w{0,7}|lettre|infolettre|abonne\w{0,4})\b/;
const consentHeads = /\b(?:permission|consent\w{0,7}|marketing|contact)\b/;
const noteHeads = /^(?:notes?|comments?|remarks?|remarques?|commentaires?|observations?|motif|tags?)$/;
const wantHeads =
  /^(?:(?:is |email )?subscribed|wants (?:the )?news(?:letter)?|newsletter|opt in|optin|opted in|abonnee?|inscrite?|infolettre)$/;
const noteWords =
  /\b(?:un ?subscri\w{0,6}|opt\w{0,3} ?out|(?:do not|don t|dont) (?:e ?)?(?:mail|contact|write)|stop\w{0,4} (?:writing|mail\w{0,3}|e ?mail\w{0,3}|sending)|ne plus (?:contacter|ecrire|envoyer)|desabonn\w{0,9}|desinscri\w{0,9}|demande le retrait|complained|bounced)\b/;

/** Returns true for a column whose words are the status of an address. */
const isStatusHead = (bare: string): boolean => statusHeads.test(bare) && letterHeads.test(bare);

export const hasStatusHead = (heads: readonly string[]): boolean => heads.some((head) => isStatusHead(bareText(head)));

/** Returns what a filled cell says in a column whose head speaks of leaving. */
function goneByColumn(head: string, cell: string): Status | undefined {
  const bare = bareText(cell);
  if (no.has(bare) || nothing.has(bare) || wanting.has(bare) || /^https?:/i.test(cell)) return undefined;
  return strictest(goneByWords(head) ?? "left", "left", yes.has(bare) ? undefined : goneByWords(bare));
}

/**
 * Returns what a cell says about the newsletter beside the columns that staff chose; undefined for nothing.
 * @param head as the file has it
 */
export function statusBeside(head: string, cell: string): Status | undefined {
  if (cell === "") return undefined;
  const bare = bareText(head);
  const said = bareText(cell);
  if (noteHeads.test(bare)) return noteWords.test(said) ? strictest(goneByWords(said), "left") : undefined;
  if (otherHeads.test(bare) && !letterHeads.test(bare)) return undefined;
  if (statusHeads.test(bare)) {
    if (besides.has(said)) return undefined;
    // A status of something else, such as of a marriage, counts only if it speaks of leaving.
    const isAbout = letterHeads.test(bare) || consentHeads.test(bare);
    return leavingHeads.test(bare) && !wanting.has(said)
      ? goneByColumn(bare, cell)
      : isAbout
        ? readStatus(cell)
        : goneByWords(said);
  }
  if (linkHeads.test(bare)) return undefined;
  if (leavingHeads.test(bare)) return goneByColumn(bare, cell);
  return wantHeads.test(bare) && no.has(said) ? "left" : undefined;
}

const wanted = list(
  "subscribed|subscribers|active|resubscribed|abonné|abonnés|abonnées|inscrits|réabonnés|and|others|all|et|tous|without|excluding|except|minus|removed|sans",
);
const goneFiles =
  /\b(?:un ?sub(?:s|scri\w{0,9})?|opt\w{0,3} ?outs?|left|(?:do not|ne plus|ne pas) (?:contact|mail|e ?mail|write|send|disturb|contacter|ecrire|envoyer)|dnc|stop ?list|block\w{0,9}|black ?list\w{0,4}|suppress\w{0,6}|desabonn\w{0,9}|desinscri\w{0,9}|liste rouge|resili\w{0,9}|retraits?)\b/;
const bounceFiles = /\b(?:bounc\w{0,5}|rebonds?|rejet\w{0,4}|undeliver\w{0,5}|invalid\w{0,3})\b/;
const complaintFiles = /\b(?:complain\w{0,5}|spam|abuse|plaintes?)\b/;

/**
 * Returns the status of all rows of a list with this name or title. A tidy list may be called "cleaned" or "without
 * bounces": then the name alone says nothing.
 */
export function goneByName(text: string): Status | undefined {
  const bare = bareText(text);
  if (bare.split(" ").some((word) => wanted.has(word)) || /^(?:no|not|non) /.test(bare)) return undefined;
  if (complaintFiles.test(bare)) return "complaint";
  if (bounceFiles.test(bare) || /^cleaned(?:$| (?:members|email|audience|segment|contacts|subscribers|\d))/.test(bare))
    return "bounce";
  return goneFiles.test(bare) ? "left" : undefined;
}
