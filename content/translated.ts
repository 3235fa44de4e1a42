/** Names of the places that a sentence has, like `name` in `{name} wrote`. */
type PlacesOf<Sentence extends string> = Sentence extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

/** Sentences with a place. */
type With<Place extends string> = Place extends unknown ? (sentence: `${string}{${Place}}${string}`) => void : never;

/** Sentences with every place of an English one. */
type SamePlaces<Sentence extends string> = string extends Sentence
  ? string
  : [PlacesOf<Sentence>] extends [never]
    ? string
    : With<PlacesOf<Sentence>> extends (sentence: infer All) => void
      ? All
      : never;

/** Words of another language: every entry of the English ones, with the same places, and no other entry. */
export type Translated<Words> = Words extends string
  ? SamePlaces<Words>
  : Words extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translated<Said>
    : Words extends readonly (infer Entry)[]
      ? readonly Translated<Entry>[]
      : Words extends object
        ? { readonly [Key in keyof Words]: Translated<Words[Key]> }
        : Words;
