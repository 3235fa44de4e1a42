import { readEmailAddress } from "../../values/email-address.ts";
import type { Sender } from "./mailer.ts";

/** The transport that `MAIL_URL` configures. */
export type MailTransportConfig = { by: "mailbox"; folder: string } | SmtpConfig | EmailServiceConfig;

export interface SmtpConfig {
  by: "smtp";
  host: string;
  port: number;
  /** Implicit TLS, required STARTTLS, or no TLS. */
  privacy: "at once" | "before anything" | "never";
  user?: string;
  password?: string;
  from: Sender;
}

/** Configuration of an e-mail service by HTTP. */
export interface EmailServiceConfig {
  by: "service";
  endpoint: string;
  service: string;
  template: string;
  publicId: string;
  privateKey?: string;
  from: Sender;
}

type Read = { by: "mailbox"; folder: string } | Omit<SmtpConfig, "from"> | Omit<EmailServiceConfig, "from">;

/** Reads `MAIL_URL`; undefined if it matches no example. */
export function readMailUrl(text: string): Read | undefined {
  if (/^mailbox:./.test(text)) return { by: "mailbox", folder: text.slice("mailbox:".length) };
  const url = URL.parse(text);
  if (url === null || url.hostname === "" || url.hash !== "") return undefined;
  const user = decode(url.username);
  const password = decode(url.password);
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
    // Plain HTTP is safe only on the loopback interface.
    endpoint: `${isLoopback(url.hostname) ? "http" : "https"}://${url.host}${path}`,
    service,
    template,
    publicId,
    ...(privateKey !== "" && { privateKey }),
  };
}

/** Reads `MAIL_FROM`: an address, or a name and an address; undefined for anything else. */
export function readSender(text: string): Sender | undefined {
  const [, before, ofName] = /^([^<>@\p{Cc}]+)<([^<>]*)>$/u.exec(text.trim()) ?? [];
  const address = readEmailAddress(ofName ?? text);
  const name = before?.trim().replace(/^"|"$/g, "").trim();
  if (address === undefined || name === "" || name?.includes('"')) return undefined;
  return { ...(name !== undefined && { name }), address };
}

export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(host);

const hasOnly = (url: URL, ...names: string[]): boolean =>
  [...url.searchParams.keys()].every((name) => names.includes(name));

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
