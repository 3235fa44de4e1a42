import { expect, test } from "vitest";
import { claimOf, computePhotoConsent, type FaceCount, type SaidWord, weighWord } from "./photo-consent.ts";

const now = "2026-11-20T12:00:00.000Z";
const past = "2026-11-20T11:59:59.999Z";
const later = "2026-11-20T12:00:00.001Z";

const adult = { subject_id: 1, is_child: 0, withdrawn_at: null, until: null, uses: "site" };
const child = { ...adult, subject_id: 2, is_child: 1 };
const noted = { ...adult, subject_id: 3, is_child: null };
const own = { hidden_at: null, nobody_recognisable: 0, looks_closed: 0 };

/** All combinations. */
function* combine<Row extends Record<string, readonly unknown[]>>(all: Row) {
  const entries = Object.entries(all);
  const sum = entries.reduce((product, [, values]) => product * values.length, 1);
  for (let number = 0; number < sum; number++) {
    let rest = number;
    const row: Record<string, unknown> = {};
    for (const [name, values] of entries) {
      row[name] = values[rest % values.length];
      rest = Math.floor(rest / values.length);
    }
    yield row as { [Key in keyof Row]: Row[Key][number] };
  }
}

const everything = {
  people: [[], [adult], [adult, { ...adult, subject_id: 4 }], [child], [adult, child], [noted]],
  isNobody: [false, true],
  count: ["unknown", 0, 1, 4] satisfies FaceCount[],
  isAgreed: [false, true],
  isRefused: [false, true],
  aloneFrom: [past, later],
  gone: ["no", "taken down", "withdrawn", "alike", "taken out"],
} as const;

test("a photo is public only with a consent or a confirmed answer", () => {
  let looked = 0;
  let shown = 0;
  for (const { people, isNobody, count, isAgreed, isRefused, aloneFrom, gone } of combine(everything)) {
    const photo = {
      hidden_at: gone === "taken down" ? past : null,
      nobody_recognisable: isNobody ? 1 : 0,
      looks_closed: gone === "alike" ? 1 : 0,
    };
    const inIt = people.map((person) => ({ ...person, withdrawn_at: gone === "withdrawn" ? past : null }));
    const isWithdrawn = gone === "taken down" || (gone === "withdrawn" && people.length > 0);
    const former =
      gone === "taken out" ? [{ subject_id: 9, withdrawn_at: null, ended_why: "taken out" as const, has_card: 1 }] : [];
    const word = claimOf(photo, inIt);
    const said: SaidWord | undefined = word && { word, isAgreed, isRefused, aloneFrom };
    const { hasConsent, waitsForCheck } = computePhotoConsent(photo, inIt, former, { count, said, now });
    // The expected result in other words.
    const isClosed = isWithdrawn || gone === "alike" || gone === "taken out";
    const hasChildConsent = people.length > 0 && people.some(({ is_child }) => is_child !== 0);
    const isOnWord = !hasChildConsent && (people.length > 0 || isNobody);
    const isContradicted = people.length === 0 && typeof count === "number" && count > 0;
    const isBacked = count !== "unknown" || isAgreed || aloneFrom <= now;
    const isPublic = !isClosed && (hasChildConsent || (isOnWord && !isRefused && !isContradicted && isBacked));
    const about = JSON.stringify({ people: people.length, isNobody, count, isAgreed, isRefused, aloneFrom, gone });
    expect([about, hasConsent]).toEqual([about, isPublic]);
    if (hasConsent) expect([about, waitsForCheck]).toEqual([about, false]);
    looked++;
    if (isPublic) shown++;
  }
  expect(looked).toBe(6 * 2 * 4 * 2 * 2 * 2 * 5);
  expect(shown).toBeGreaterThan(100);
});

test.each([
  ["an unknown count with one word waits", { count: "unknown" }, "waits"],
  ["no face is enough", { count: 0 }, "enough"],
  ["a found face refuses it", { count: 1, isAgreed: true }, "refused"],
  ["a second person is enough", { count: "unknown", isAgreed: true }, "enough"],
  ["a day alone is enough", { count: "unknown", aloneFrom: now }, "enough"],
  ["a doubt refuses it", { count: 0, isRefused: true }, "refused"],
] as const)("when the answer is that no person can be recognised, %s", (_title, about, weight) => {
  const { count, ...said } = { isAgreed: false, isRefused: false, aloneFrom: later, ...about };
  expect(weighWord({ word: "nobody", ...said }, count, now)).toBe(weight);
});

test("an answer to an earlier claim about the photo does not count", () => {
  const said = { word: "nobody" as const, isAgreed: true, isRefused: false, aloneFrom: past };
  expect(computePhotoConsent(own, [adult], [], { count: "unknown", said, now })).toMatchObject({
    hasConsent: false,
    waitsForCheck: true,
  });
});
