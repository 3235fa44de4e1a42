/** The privacy page, in plain words. Keep it true: say here what the site does, and nothing that it does not do. */
export const privacy = {
  title: "Privacy",
  heading: "What we keep, and why",
  lede: "We keep little, we say what it is, and you can ask us to delete it.",
  sections: [
    {
      heading: "When you read this site",
      paragraphs: [
        "We set no cookies on your device, count no visitors and load nothing from other websites. Pages, pictures and letters all come from our own machine.",
        "A film plays only after you tap it. It then comes from the video service named on the button, and that service learns that you watched it.",
      ],
    },
    {
      heading: "When you write to us",
      paragraphs: [
        "We keep your name, your email address, the subject and your message, and the time you sent it, so that we can answer. Only our own staff and volunteers read it.",
      ],
    },
    {
      heading: "When you subscribe",
      paragraphs: [
        "We keep your email address and the day you gave it to us. We use it to send you stories from the field, and for nothing else. We never give it to anyone.",
      ],
    },
    {
      heading: "To keep robots out",
      paragraphs: [
        "When you send a form we count it for an hour under a scrambled form of your network address. We cannot turn that back into the address, and it goes when the next visitor sends the form.",
      ],
    },
    {
      heading: "Pictures of children",
      paragraphs: [
        "We show a child only when the child and a parent or guardian have said yes, in words they understand. They can change their mind at any time, and we take the picture down.",
      ],
    },
    {
      heading: "Your say",
      paragraphs: [
        "Ask us what we keep about you, have it corrected, or have it deleted: write to the address below. If we do not treat you fairly you can complain to the Nigeria Data Protection Commission.",
      ],
    },
  ],
};
