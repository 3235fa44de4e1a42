/** How a country writes telephone numbers: see `content/countries/country.ts`. */
export interface TelephoneForm {
  code: string;
  trunk: string;
  /** A national number without the trunk. */
  number: RegExp;
  groups: readonly number[];
}

/** Longer than any telephone number (characters). */
const maxLength = 40;

/**
 * A number in the form of E.164: with `+`, as typed; else as one of this country.
 * @returns like `+254712123456`; undefined for what cannot be dialled from abroad, such as 116
 */
export function toE164({ code, trunk, number }: TelephoneForm, typed: string): string | undefined {
  if (typed.length > maxLength) return undefined;
  const bare = typed.normalize("NFKC").replace(/[\s().\-/]/g, "");
  if (/^(?:\+|00)\d{7,15}$/.test(bare))
    return `+${withoutSecondTrunk(bare.replace(/^(?:\+|00)/, ""), { code, trunk, number })}`;
  if (code === "" || !/^\d+$/.test(bare)) return undefined;
  const withoutTrunk = trunk !== "" && bare.startsWith(trunk) ? bare.slice(trunk.length) : bare;
  if (number.test(withoutTrunk)) return `+${code}${withoutTrunk}`;
  return bare.startsWith(code) && number.test(bare.slice(code.length)) ? `+${bare}` : undefined;
}

/** Some write the trunk behind the country code: `+254 (0)712`. */
function withoutSecondTrunk(digits: string, { code, trunk, number }: Omit<TelephoneForm, "groups">): string {
  if (code === "" || trunk === "" || !digits.startsWith(code + trunk)) return digits;
  const national = digits.slice(code.length + trunk.length);
  return number.test(national) ? code + national : digits;
}

/** The same number as people of the country write it, like `0712 123456`; one of elsewhere stays as typed. */
export function writeTelephone(form: TelephoneForm, typed: string): string {
  const whole = toE164(form, typed);
  const prefix = `+${form.code}`;
  if (whole === undefined || form.code === "" || !whole.startsWith(prefix)) return typed;
  const digits = form.trunk + whole.slice(prefix.length);
  if (digits.length !== form.groups.reduce((sum, size) => sum + size, 0)) return typed;
  const ends = form.groups.map((_, place) => form.groups.slice(0, place + 1).reduce((sum, size) => sum + size, 0));
  return ends.map((end, place) => digits.slice(ends[place - 1] ?? 0, end)).join(" ");
}

/** What a telephone dials: E.164 where the number has it, else the digits as typed, as of 116. */
export const dialled = (form: TelephoneForm, typed: string): string =>
  `tel:${toE164(form, typed) ?? typed.slice(0, maxLength).replace(/[^+\d]/g, "")}`;
