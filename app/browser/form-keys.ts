import { all } from "./query.ts";

/** Gives each form that asks for one a random key: a second tap is known by it. */
export function bindFormKeys(): void {
  for (const field of all<HTMLInputElement>("input[data-key]")) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}
