import { all } from "./query.ts";

/** Gives a random key to each form with a key field, so that the server recognises a second tap. */
export function bindFormKeys(): void {
  for (const field of all<HTMLInputElement>("input[data-key]")) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}
