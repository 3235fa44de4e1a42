import type { Sender } from "./mailer.ts";

/** How letters leave the site, as `MAIL_URL` and `MAIL_FROM` say. */
export type MailPlan = { by: "mailbox"; folder: string } | SmtpPlan | ServicePlan;

export interface SmtpPlan {
  by: "smtp";
  host: string;
  port: number;
  /** When the line becomes private: from its first byte, by STARTTLS before anything is said, or never. */
  privacy: "at once" | "before anything" | "never";
  user?: string;
  password?: string;
  from: Sender;
}

/** The e-mail service that is asked by HTTP. */
export interface ServicePlan {
  by: "service";
  endpoint: string;
  service: string;
  template: string;
  publicId: string;
  privateKey?: string;
  from: Sender;
}

/** A plan without what another variable says. */
type Read = { by: "mailbox"; folder: string } | Omit<SmtpPlan, "from"> | Omit<ServicePlan, "from">;

/** Reads `MAIL_URL`; undefined when it is none of the examples. */
export function readMailUrl(text: string): Read | undefined {
  if (/^mailbox:./.test(text)) return { by: "mailbox", folder: text.slice("mailbox:".length) };
  const url = URL.parse(text);
  if (url === null || url.hostname === "" || url.hash !== "") return undefined;
  const [user, password] = [decode(url.username), decode(url.password)];
  if (user === undefined || password === undefined) return undefined;
  if (url.protocol === "emailjs:") return readService(url, user, password);
  return /^smtps?:$/.test(url.protocol) ? readSmtp(url, user, password) : undefined;
}

function readSmtp(url: URL, user: string, password: string): Read | undefined {
  if (!/^\/?$/.test(url.pathname) || !hasOnly(url, "tls")) return undefined;
  if (!["", "?tls=none"].includes(url.search) || (user === "") !== (password === "")) return undefined;
  const isAtOnce = url.protocol === "smtps:";
  if (isAtOnce && url.search !== "") return undefined;
  const isOpen = url.search !== "" || isLoopback(url.hostname);
  return {
    by: "smtp",
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port || (isAtOnce ? 465 : 587)),
    privacy: isAtOnce ? "at once" : isOpen ? "never" : "before anything",
    ...(user !== "" && { user, password }),
  };
}

function readService(url: URL, publicId: string, privateKey: string): Read | undefined {
  const [service, template] = ["service", "template"].map((name) => url.searchParams.get(name));
  if (!service || !template || publicId === "" || !hasOnly(url, "service", "template")) return undefined;
  const path = /^\/?$/.test(url.pathname) ? "/api/v1.0/email/send" : url.pathname;
  return {
    by: "service",
    // Nobody listens between a program and another one on the same machine; everywhere else somebody may.
    endpoint: `${isLoopback(url.hostname) ? "http" : "https"}://${url.host}${path}`,
    service,
    template,
    publicId,
    ...(privateKey !== "" && { privateKey }),
  };
}

/** Reads `MAIL_FROM`: an address, or a name and an address; undefined when it is neither. */
export function readSender(text: string): Sender | undefined {
  const address = "[^\\s@<>,;:\"'()]+@[^\\s@<>,;:\"'()]+\\.[a-z]{2,}";
  const named = new RegExp(`^(?:"?([^"<>@\\p{Cc}]+?)"?\\s*<(${address})>|(${address}))$`, "iu").exec(text.trim());
  if (named === null) return undefined;
  const [, name, ofName, alone] = named;
  return { ...(name !== undefined && { name: name.trim() }), address: ofName ?? alone ?? "" };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(host);
}

function hasOnly(url: URL, ...names: string[]): boolean {
  return [...url.searchParams.keys()].every((name) => names.includes(name));
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
