/** How long records are kept, as the settings say. */
interface Retention {
  messageMonths: number;
  auditLogMonths: number;
}

const cookies =
  "We set no cookies on your device, unless you use the “Low data” switch: then one remembers your choice for a year.";

const months = (count: number) => (count === 1 ? "one month" : `${count} months`);

/** The privacy page, in plain words. Keep it true: say here what the site does, and nothing that it does not do. */
export const privacy = {
  title: "Privacy",
  heading: "What we keep, and why",
  contact: "Write to us",
  lede: "We keep little, we say what it is, and you can ask us to delete it.",
  sections: ({ messageMonths, auditLogMonths }: Retention) => [
    {
      heading: "When you read this site",
      paragraphs: [
        `${cookies} We count how often each page is opened on a day, and nothing about who opened it: no address, no name, no mark on your device. We load nothing from other websites. Pages, pictures and emails all come from our own machine.`,
        "Your own device keeps the pages that you read last, so that they open without a network. Nobody else sees that, and you can clear it in your browser.",
        "A film plays only after you tap it. It then comes from the video service named on the button, and that service learns that you watched it.",
      ],
    },
    {
      heading: "When you write to us",
      paragraphs: [
        "We keep your name, your email address, the subject and your message, and the time you sent it, so that we can answer. Only our own staff and volunteers read it.",
        `After ${months(messageMonths)} the message is deleted, or sooner if you ask. The email that brings it to our own mailbox is kept in the list of emails for 30 days, 90 if it could not be sent.`,
      ],
    },
    {
      heading: "When you subscribe",
      paragraphs: [
        "We write to you once, with a link: you are on the list only after you followed it and said yes. Until then we keep your address for seven days at most, and never write more than one such email a day.",
        "We keep your email address, when you asked and when you said yes, what the form said then, and the page it stood on. We use the address to send you stories from the field, and for nothing else. We never give it to anyone.",
        "Every newsletter has a link to unsubscribe. Then we take your address off the list at once; the list of emails that we sent forgets it after 30 days. If you were on the list and want us to erase you, or if your address takes no emails, we keep a scrambled form of it that cannot be turned back, only so that it cannot be put on the list again.",
      ],
    },
    {
      heading: "To keep robots out",
      paragraphs: [
        "When you send a form we count it for an hour under a scrambled form of your network address. We cannot turn that back into the address. It goes when the next visitor sends the form, and after eight days at the latest.",
      ],
    },
    {
      heading: "Pictures of children",
      paragraphs: [
        "We show a child only when the child and a parent or guardian have said yes, in words they understand. They can change their mind at any time, and we take the picture down.",
        "Until somebody has written down that all agreed, and as soon as that is taken back, the file of the picture opens for our signed-in staff and for nobody else. Somebody who looked at the picture before may still have a copy on their own device, which we cannot reach. When we delete a picture, its files go with it.",
      ],
    },
    {
      heading: "When you work here",
      paragraphs: [
        "For staff and volunteers we keep name, email address, position, and date of birth and picture if given; how and when you signed in, and with which browser. Your name stands on the posts that you write.",
        "Signing in sets cookies. They only keep you signed in, for a week after your last visit. One more remembers for a year whether you chose light or dark; there are no others. What you type into a long form stays on your device until it is sent, and so do your last five jumps and which groups of the navigation are open.",
        `A log says who did what. Its lines are deleted after ${months(auditLogMonths)}.`,
      ],
    },
    {
      heading: "Backups",
      paragraphs: [
        "Every night the site copies all that it keeps, so that nothing is lost when a machine breaks. What was deleted stays in these copies for up to 14 days. If we ever have to go back to one, we delete again what you asked us to.",
      ],
    },
    {
      heading: "Your say",
      paragraphs: [
        "The Nigeria Data Protection Act 2023 gives you rights. Ask us what we keep about you, and we send you all of it in one file. Have it corrected. Have it erased. Say no to what we do with it. Take back a yes at any time, as easily as you gave it.",
        "Write to the address below, from the email address that it is about, so that we know it is you. We answer within a month, and it costs nothing.",
        "When we erase you, a little stays, without your name or address: that something was done, and when. A post keeps the name of who wrote it, unless you want it off. Who confirmed that everybody in a picture agreed stays written there as long as the picture, because we must be able to show it.",
        "If we do not treat you fairly you can complain to the Nigeria Data Protection Commission (ndpc.gov.ng).",
      ],
    },
  ],
};
