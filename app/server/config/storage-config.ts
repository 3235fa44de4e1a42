import { resolve } from "node:path";
import * as v from "valibot";
import type { StorageConfig } from "../storage/object-store/store-config.ts";
import { readStoreUrl, type StoreConfig, type StoreKeys } from "../storage/object-store/store-config.ts";

const store = "s3://bucket/folder?endpoint=https://host&region=…";

const place = (isOne: (text: string) => boolean, example: string) =>
  v.pipe(v.string(), v.check(isOne, `must look like ${example}.`));

const isFolder = (text: string) => /^file:./.test(text);
const isStore = (text: string) => readStoreUrl(text) !== undefined;

/** A header part: without space or line end. */
const word = (what: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, `must be ${what}, without spaces.`)));

export const storageEntries = {
  FILES_URL: v.optional(
    place((text) => isFolder(text) || isStore(text), `file:var/files or ${store}`),
    "file:var/files",
  ),
  BACKUPS_URL: v.optional(
    place((text) => isFolder(text) || isStore(text) || text === "off", `file:var/backups or ${store}, or be off`),
    "file:var/backups",
  ),
  AWS_ACCESS_KEY_ID: word("the name of a key"),
  AWS_SECRET_ACCESS_KEY: word("the secret of a key"),
  AWS_SESSION_TOKEN: word("the token of a lent key"),
};

interface Read {
  FILES_URL: string;
  BACKUPS_URL: string;
  AWS_ACCESS_KEY_ID?: string;
  AWS_SECRET_ACCESS_KEY?: string;
  AWS_SESSION_TOKEN?: string;
}

/**
 * Reads the storage variables.
 * @param root base of relative paths
 * @param refuse throws for an invalid variable
 * @returns `backups` is undefined when disabled
 */
export function readStorageConfig(
  read: Read,
  root: string,
  refuse: (variable: string, why: string) => never,
): { files: StorageConfig; backups: StorageConfig | undefined } {
  const planOf = (variable: Exclude<StoreConfig["variable"], "--files">): StorageConfig => {
    const text = read[variable];
    const found = readStoreUrl(text);
    if (found === undefined) return { by: "folder", folder: resolve(root, text.slice("file:".length)) };
    return { by: "store", variable, ...found, keys: requireKeys(read, variable, refuse) };
  };
  const files = planOf("FILES_URL");
  const backups = read.BACKUPS_URL === "off" ? undefined : planOf("BACKUPS_URL");
  return { files, backups };
}

function requireKeys(read: Read, variable: string, refuse: (variable: string, why: string) => never): StoreKeys {
  const need = (name: "AWS_ACCESS_KEY_ID" | "AWS_SECRET_ACCESS_KEY") =>
    read[name] ?? refuse(name, `must be set, because ${variable} names an object store.`);
  const [accessKeyId, secretAccessKey] = [need("AWS_ACCESS_KEY_ID"), need("AWS_SECRET_ACCESS_KEY")];
  const sessionToken = read.AWS_SESSION_TOKEN;
  return { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
}
