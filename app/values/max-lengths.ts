import type * as v from "valibot";

type Schema = v.GenericSchema<unknown, unknown>;

/** Parts of a schema that limit a text: objects, wrappers such as `optional`, and pipes. */
interface Part {
  entries?: Record<string, Part>;
  wrapped?: Part;
  pipe?: readonly (Part & { type: string; requirement?: unknown })[];
}

/**
 * Ratio of `maxlength` to the schema's limit. The schema counts a letter with its marks as one character, and its error
 * explains that a text is too long. With this slack, a text that the browser cut never looks complete.
 */
const slack = 2;

const known = new WeakMap<Schema, Record<string, number>>();

/** Returns `maxlength` of a form's fields, by name; without fields that are limited in another way. */
export function maxLengthsOf(schema: Schema): Record<string, number> {
  let found = known.get(schema);
  if (found === undefined) {
    const pairs = Object.entries(entriesOf(schema as Part)).flatMap(([name, part]) => {
      const most = lengthOf(part);
      return most === undefined ? [] : [[name, most * slack] as const];
    });
    found = Object.fromEntries(pairs);
    known.set(schema, found);
  }
  return found;
}

const entriesOf = ({ entries, wrapped, pipe: [first] = [] }: Part): Record<string, Part> =>
  entries ?? (wrapped && entriesOf(wrapped)) ?? (first && entriesOf(first)) ?? {};

/** Returns the maximum length. A schema's pipe begins with the schema itself, which has the same pipe. */
function lengthOf({ wrapped, pipe = [] }: Part): number | undefined {
  for (const { type, requirement, pipe: inner, wrapped: within } of pipe) {
    if ((type === "max_length" || type === "length") && typeof requirement === "number") return requirement;
    const most =
      inner === pipe ? undefined : lengthOf({ ...(inner && { pipe: inner }), ...(within && { wrapped: within }) });
    if (most !== undefined) return most;
  }
  return wrapped && lengthOf(wrapped);
}
