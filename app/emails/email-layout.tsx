import { emailLayout } from "content/email-layout.ts";
import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Email } from "../server/mail/mailer.ts";
import { siteLang } from "../values/site-clock.ts";

/** Removes line breaks and control characters, against e-mail header injection. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** Inline styles, as mail programs drop style sheets; dark mode is the exception. */
const bodyStyle: CSSProperties = {
  margin: 0,
  padding: 24,
  background: "#fff7e8",
  color: "#2a0e45",
  font: "17px/1.6 system-ui,sans-serif",
};

const darkMode =
  "@media (prefers-color-scheme:dark){body,.ground{background:#190a2a!important;color:#fff7e8!important}.line{border-color:#5d4a76!important}}";

/** A layout without pictures, with one column, for light and dark mode. */
function EmailLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang={siteLang()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkMode}</style>
      </head>
      <body className="ground" style={bodyStyle}>
        <div style={{ maxWidth: 600, margin: "0 auto" }}>{children}</div>
      </body>
    </html>
  );
}

export function EmailLink({ href, children }: { href?: string; children?: ReactNode }) {
  return (
    <a href={href} style={{ color: "inherit" }}>
      {children}
    </a>
  );
}

/** The recipient of an e-mail, and the foundation's name. */
export type About = Pick<Email, "to"> & { foundation: string };

/** A sentence, or one that is a link; in plain text, the address follows below. */
type Paragraph = string | { words: string; link: string };

/** Returns a link, or a sentence with directions if the site's address is unknown. */
export const linkOr = (words: string, link: string | undefined, otherwise: string): Paragraph =>
  link === undefined ? otherwise : { words, link: oneLine(link) };

/** Renders text and HTML of a short e-mail from the same paragraphs. */
export function renderParagraphs({ to, foundation }: About, subject: string, paragraphs: Paragraph[]): Email {
  const texts = paragraphs.map((paragraph) =>
    typeof paragraph === "string" ? paragraph : `${emailLayout.link(paragraph.words)}\n${paragraph.link}`,
  );
  const body = paragraphs.map((paragraph) =>
    typeof paragraph === "string" ? (
      <p key={paragraph}>{paragraph}</p>
    ) : (
      <p key={paragraph.link}>
        <EmailLink href={paragraph.link}>{paragraph.words}</EmailLink>
      </p>
    ),
  );
  return renderEmail({
    to,
    subject: emailLayout.subject(oneLine(foundation), subject),
    text: `${texts.join("\n\n")}\n`,
    body,
  });
}

/** @param body inside the layout; other fields must be single lines if they become headers */
export function renderEmail({ body, ...email }: Omit<Email, "html"> & { body: ReactNode }): Email {
  return { ...email, to: oneLine(email.to), html: renderHtml(email.subject, body) };
}

export function renderHtml(title: string, body: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(<EmailLayout title={title}>{body}</EmailLayout>)}`;
}
