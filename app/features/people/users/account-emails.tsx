import { accountEmails } from "content/account-emails.ts";
import { type About, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

export function invitationEmail({ name, link, ...about }: About & { name: string; link: string }): Email {
  const words = accountEmails.invitation;
  return renderParagraphs(about, words.subject, [
    words.hello(oneLine(name)),
    words.invited(oneLine(about.foundation)),
    { words: words.link, link },
    words.once,
  ]);
}

export function passwordEmail({ link, ...about }: About & { link: string }): Email {
  const words = accountEmails.password;
  return renderParagraphs(about, words.subject, [words.asked, { words: words.link, link }, words.otherwise]);
}

/**
 * E-mail to the previous address. Does not contain the new address, because another person may read this mailbox now.
 */
export function emailChangedEmail(about: About): Email {
  const words = accountEmails.emailChanged;
  return renderParagraphs(about, words.subject, [words.changed(oneLine(about.foundation)), words.otherwise]);
}

export function twoFactorOffEmail({ isByShell, ...about }: About & { isByShell?: boolean }): Email {
  const words = accountEmails.twoFactorOff;
  const say = isByShell ? words.byShell : words.byAdmin;
  return renderParagraphs(about, words.subject, [say(oneLine(about.foundation)), words.next, words.otherwise]);
}

export function recoveryCodeUsedEmail({ left, ...about }: About & { left: number }): Email {
  const words = accountEmails.recoveryCodeUsed;
  const used = words.used(oneLine(about.foundation));
  return renderParagraphs(about, words.subject, [used, words.left(left), words.otherwise]);
}

export function ownerLinkEmail({ link, ...about }: About & { link: string }): Email {
  const words = accountEmails.ownerLink;
  return renderParagraphs(about, words.subject, [
    words.told(oneLine(about.foundation)),
    { words: words.link, link },
    words.otherwise,
  ]);
}

/** Tells admins about a new admin or a changed address. Does not contain the new address. */
export function accountNewsEmail({
  sentence,
  link,
  ...about
}: About & { sentence: string; link?: string | undefined }) {
  const words = accountEmails.accountNews;
  return renderParagraphs(about, words.subject, [
    oneLine(sentence),
    words.expected,
    words.otherwise,
    ...(link === undefined ? [] : [{ words: words.link, link: oneLine(link) }]),
  ]);
}

const link = `${sampleSite}/password?token=sample`;

export function accountPreviews(foundation: SampleFoundation) {
  const { editor } = sampleReaders(foundation);
  return {
    "account-news": preview(accountNewsEmail, {
      ...editor,
      sentence: accountEmails.accountNews.sentences.created("Sample Admin", "Sample Colleague"),
      link: `${sampleSite}/admin/manageusers`,
    }),
    "email-changed": preview(emailChangedEmail, editor),
    invitation: preview(invitationEmail, { ...editor, name: "Sample", link }),
    "owner-link": preview(ownerLinkEmail, { ...editor, link: `${sampleSite}/login/owner?token=sample` }),
    "recovery-code-used": preview(recoveryCodeUsedEmail, { ...editor, left: 9 }),
    password: preview(passwordEmail, { ...editor, link }),
    "two-factor-off": preview(twoFactorOffEmail, editor),
  };
}
