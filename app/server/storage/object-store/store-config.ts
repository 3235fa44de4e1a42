/** What opens an object store, from the environment. */
export interface StoreKeys {
  accessKeyId: string;
  secretAccessKey: string;
  /** Only with keys that are lent for some hours. */
  sessionToken?: string;
}

/** A part of a bucket in an object store. */
export interface StorePlan {
  by: "store";
  /** The setting, or the word of a command, that names it, for what is said about it. */
  variable: "FILES_URL" | "BACKUPS_URL" | "--files";
  /** Web address of the bucket, without a slash at the end. */
  address: string;
  bucket: string;
  /** What every name in the bucket begins with: nothing, or something with a slash at the end. */
  prefix: string;
  region: string;
  keys: StoreKeys;
}

/** A plan without what other settings say. */
type Read = Omit<StorePlan, "by" | "variable" | "keys">;

/**
 * Reads `s3://bucket/prefix?endpoint=https://host&region=…&style=…`; undefined when it is none. Without an endpoint it
 * is Amazon's. A store of one's own has its buckets in the path, unless `style=host` says that they are in the host.
 */
export function readStoreUrl(text: string): Read | undefined {
  const [, bucket = "", path = "", query = ""] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(\/[^?#]*)?(\?[^#]*)?$/.exec(text) ?? [];
  const names = path.split("/").filter((name) => name !== "");
  // Such names are the same in an address, in a signature and in a list, whatever the store makes of others.
  if (bucket === "" || names.some((name) => !/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(name))) return undefined;
  const wishes = readWishes(new URLSearchParams(query));
  if (wishes === undefined) return undefined;
  const { endpoint, region, style } = wishes;
  const host = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  // A certificate for all buckets of a host does not cover names with a dot in them.
  const isInHost = style === "host" || (style === undefined && endpoint === undefined && !bucket.includes("."));
  const address = isInHost ? `${host.protocol}//${bucket}.${host.host}` : `${host.origin}/${bucket}`;
  return { address, bucket, prefix: names.map((name) => `${name}/`).join(""), region };
}

function readWishes(query: URLSearchParams) {
  const { endpoint, region = "us-east-1", style, ...others } = Object.fromEntries(query);
  if (Object.keys(others).length > 0 || !/^[a-z0-9-]+$/.test(region)) return undefined;
  if (endpoint !== undefined && !isOrigin(endpoint)) return undefined;
  if (style !== undefined && style !== "path" && style !== "host") return undefined;
  return { endpoint, region, style };
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}
