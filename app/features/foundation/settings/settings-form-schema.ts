import { staffSettings } from "content/staff-settings.ts";
import * as v from "valibot";
import { monthFieldOf, whyNotFounded, writeMonth } from "../../../values/founding-month.ts";
import { isAddress } from "../../../values/list-places.ts";
import { youtubeId } from "../../../values/video-address.ts";

export const required = v.pipe(
  v.optional(v.string(), ""),
  v.normalize("NFC"),
  v.trim(),
  v.nonEmpty("This cannot be empty"),
  v.maxLength(300, "Must be 300 characters or less"),
);
export const free = v.pipe(v.optional(v.string(), ""), v.trim(), v.maxLength(300, "Must be 300 characters or less"));
/** An address on the web. */
const isWeb = (url: string) => /^https?:\/\//i.test(url) && isAddress(url);
const link = v.pipe(
  free,
  v.check((text) => text === "" || isWeb(text), "Invalid web address"),
);
const list = v.optional(v.array(v.pipe(v.string(), v.trim())), []);

const percent = (text: string) =>
  /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;

/** Pairs of two repeated fields; omits rows with both empty. */
const pairs = (first: string[], second: string[]) =>
  first.map((one, place) => [one, second[place] ?? ""] as const).filter(([one, other]) => one !== "" || other !== "");

/** What a form of settings is checked against. */
interface Now {
  /** Month of founding as stored: it may be a text of an earlier release. */
  founded: string;
  /** ISO date. */
  today: string;
}

/** A month that has been; what is stored already stays as it is. */
function foundedOf({ founded, today }: Now) {
  const isStored = (text: string) => text === founded || text === monthFieldOf(founded);
  const why = (text: string) => (text === "" || isStored(text) ? undefined : whyNotFounded(text, today));
  const { future, early, unclear } = staffSettings.notFounded;
  return v.pipe(
    free,
    v.check((text) => why(text) !== "unclear", unclear),
    v.check((text) => why(text) !== "future", future),
    v.check((text) => why(text) !== "early", early),
    v.transform((text) => (isStored(text) ? founded : writeMonth(text))),
  );
}

const lines = {
  name: required,
  kind: free,
  town: free,
  phone: v.pipe(
    free,
    v.check(
      (text) => text === "" || (/^[\d\s()+.,/-]*$/.test(text) && text.replace(/\D/g, "").length >= 3),
      "Type a telephone number in figures",
    ),
  ),
  email: v.pipe(required, v.email("Invalid email address")),
  headOffice: required,
};

/** The form of the foundation's room. */
export const settingsFormSchema = (now: Now) =>
  v.pipe(
    v.object({
      ...lines,
      nameMeaning: free,
      founded: foundedOf(now),
      volunteerFormUrl: link,
      introVideoId: v.pipe(
        free,
        v.transform((typed) => youtubeId(typed) ?? typed),
        v.regex(/^(?:[\w-]{6,20})?$/, "Paste the address of a film on YouTube, as its Share button gives it"),
      ),
      figureValue: list,
      figureLabel: list,
      shareLabel: list,
      sharePercent: list,
      socialName: list,
      socialUrl: list,
    }),
    v.forward(
      v.partialCheck(
        [["socialName"], ["socialUrl"]],
        ({ socialName, socialUrl }) => pairs(socialName, socialUrl).every(([name, url]) => name !== "" && isWeb(url)),
        "Every link needs a name and a web address",
      ),
      ["socialUrl"],
    ),
    v.forward(
      v.partialCheck(
        [["figureValue"], ["figureLabel"]],
        ({ figureValue, figureLabel }) => pairs(figureValue, figureLabel).every((texts) => !texts.includes("")),
        "Every figure needs its number and what it counts",
      ),
      ["figureValue"],
    ),
    v.forward(
      v.partialCheck(
        [["shareLabel"], ["sharePercent"]],
        ({ shareLabel, sharePercent }) => {
          const shares = pairs(shareLabel, sharePercent);
          const sum = shares.reduce((total, [, text]) => total + percent(text), 0);
          return shares.length === 0 || (shares.every(([label]) => label !== "") && Math.abs(sum - 100) < 0.005);
        },
        "The shares must make 100 percent",
      ),
      ["sharePercent"],
    ),
    v.transform(({ figureValue, figureLabel, shareLabel, sharePercent, socialName, socialUrl, ...texts }) => ({
      ...texts,
      figures: pairs(figureValue, figureLabel).map(([value, label]) => ({ value, label })),
      social: pairs(socialName, socialUrl).map(([name, url]) => ({ name, url })),
      shares: pairs(shareLabel, sharePercent).map(([label, text]) => ({ label, percent: percent(text) })),
    })),
  );

const { name, kind, town, phone, email, headOffice } = lines;

/** Who the foundation is. */
export const nameFormSchema = (now: Now) => v.object({ name, kind, town, founded: foundedOf(now) });

/** Who answers when a child is not safe, and for people's data. */
export const personsFormSchema = v.object({ safeguardingContact: free, privacyContact: free });

/** How it is reached. */
export const reachFormSchema = v.object({ phone, email, headOffice });

const months = (least: number, most: number) => {
  const sentence = `Must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.regex(/^\d{1,3}$/, sentence),
    v.transform(Number),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  );
};

export const retentionFormSchema = v.object({ messageMonths: months(1, 60), auditLogMonths: months(6, 120) });

export const settingsLists = ["figureValue", "figureLabel", "shareLabel", "sharePercent", "socialName", "socialUrl"];
