/** A bucket, or a prefix in one. */
export interface StoreConfig {
  by: "store";
  /** Setting or command option, for messages. */
  variable: "FILES_URL" | "BACKUPS_URL" | "--files";
  /** URL without a trailing slash. */
  address: string;
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  region: string;
  /** `sessionToken` belongs to temporary credentials. */
  keys: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

type Read = Omit<StoreConfig, "by" | "variable" | "keys">;

/**
 * Parses `s3://bucket/prefix?endpoint=https://host&region=…&style=…`; undefined when invalid. The default endpoint is
 * Amazon's. At other endpoints the bucket is in the path, unless `style=host` puts it into the host.
 */
export function readStoreUrl(text: string): Read | undefined {
  const [, bucket = "", path = "", query = ""] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(\/[^?#]*)?(\?[^#]*)?$/.exec(text) ?? [];
  const names = path.split("/").filter((name) => name !== "");
  // Allows only names without escaping in URLs, signatures and lists of all stores.
  if (bucket === "" || names.some((name) => !/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(name))) return undefined;
  const options = readWishes(new URLSearchParams(query));
  if (options === undefined) return undefined;
  const { endpoint, region, style } = options;
  const host = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  // Wildcard certificates do not cover bucket names with a dot.
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

/** Storage for `FILES_URL` or `BACKUPS_URL`: a local folder or an object store. */
export type StorageConfig = { by: "folder"; folder: string } | StoreConfig;
