import * as v from "valibot";

/** An invalid setting. The message names the variable and never repeats its value. */
export class ConfigError extends Error {
  readonly variable: string;
  constructor(variable: string, why: string) {
    super(`${variable} ${why}`);
    this.variable = variable;
  }
}

/** Throws a `ConfigError`, for use in an expression. */
export function refuse(variable: string, why: string): never {
  throw new ConfigError(variable, why);
}

export const checkedText = (isValid: (text: string) => boolean, message: string) =>
  v.pipe(v.string(), v.check(isValid, message));

/** Returns the schema of an optional value of ASCII characters without spaces. */
export const optionalWord = (message: string) => v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, message)));

export const wholeNumber = (least: number, most: number, message: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,7}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
