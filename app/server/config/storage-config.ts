import { resolve } from "node:path";
import * as v from "valibot";
import { readStoreUrl, type StorageConfig } from "../storage/object-store/store-config.ts";
import { checkedText, optionalWord, refuse } from "./config-error.ts";
import type { Environment } from "./environment.ts";

const store = "s3://bucket/folder?endpoint=https://host&region=…";

const isPlace = (text: string) => /^file:./.test(text) || readStoreUrl(text) !== undefined;

export const storageEntries = {
  FILES_URL: v.optional(checkedText(isPlace, `must look like file:var/files or ${store}.`), "file:var/files"),
  BACKUPS_URL: v.optional(
    checkedText((text) => isPlace(text) || text === "off", `must look like file:var/backups or ${store}, or be off.`),
    "file:var/backups",
  ),
  // Become parts of HTTP headers: no space, no line end.
  AWS_ACCESS_KEY_ID: optionalWord("must be the name of a key, without spaces."),
  AWS_SECRET_ACCESS_KEY: optionalWord("must be the secret of a key, without spaces."),
  AWS_SESSION_TOKEN: optionalWord("must be the token of a lent key, without spaces."),
};

/** Reads file storage and backup storage; undefined for no backups. */
export function readStorageConfig(read: Environment<typeof storageEntries>, root: string) {
  const planOf = (variable: "FILES_URL" | "BACKUPS_URL"): StorageConfig => {
    const found = readStoreUrl(read[variable]);
    if (found === undefined) return { by: "folder", folder: resolve(root, read[variable].slice("file:".length)) };
    const need = (name: "AWS_ACCESS_KEY_ID" | "AWS_SECRET_ACCESS_KEY") =>
      read[name] ?? refuse(name, `must be set, because ${variable} names an object store.`);
    const keys = { accessKeyId: need("AWS_ACCESS_KEY_ID"), secretAccessKey: need("AWS_SECRET_ACCESS_KEY") };
    const sessionToken = read.AWS_SESSION_TOKEN;
    return { by: "store", variable, ...found, keys: { ...keys, ...(sessionToken !== undefined && { sessionToken }) } };
  };
  return { files: planOf("FILES_URL"), backups: read.BACKUPS_URL === "off" ? undefined : planOf("BACKUPS_URL") };
}
