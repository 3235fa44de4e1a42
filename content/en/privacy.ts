/** Sentence part: the last digits of account numbers help to assign money that comes without a reference. */
export const privacyPlaces = {
  numberEnds: ", except for their last four digits, which help us find a gift without a reference",
};

/** The privacy page in plain words. Keep it true: it must say what the site does, and nothing else. */
export const privacy = {
  title: "Privacy",
  heading: "What we keep, and why",
  contact: "Write to us",
  lede: "We keep little, we say what it is, and you can ask us to delete it.",
  /** `{messageTime}` and `{logTime}` are the times for which the settings keep messages and the log. */
  text: [
    "## When you read this site",
    "We set no cookies on your device, unless you use the “Low data” switch: then one remembers your choice for a year. We count how often each page is opened on a day, and nothing about who opened it: no address, no name, no mark on your device. When you search, we count each word by itself, not who typed it, and keep the count for 90 days. We load nothing from other websites. Pages, photos and emails all come from our own machine.",
    "Your own device keeps the pages that you read last, so that they open without a network. We cannot see which, and you can clear them in your browser.",
    "A film plays only after you tap it. It then comes from the video service named on the button, and that service learns that you watched it.",
    "## When you write to us",
    "We keep your name, your email address, the subject and your message, and the time you sent it, so that we can answer. Only our own staff and volunteers read it.",
    "After {messageTime} the message is deleted, or sooner if you ask. We keep the email that brought it to us for 30 days, or for 90 days if it could not be sent.",
    "## When you report a concern",
    "Our safeguarding lead, and the people whom the lead names, read what you tell us on the safeguarding page, your name and how to reach you if you give them, and what you attach. None of it is in any email. We take the place and the device out of photos, PDFs and recordings before we keep them.",
    "We keep it as long as a child may need it, whatever its age, and the lead alone deletes it. A child’s safety goes before other wishes to erase. Ask the lead what is kept about you.",
    "## When you subscribe",
    "We write to you once, with a link: you are on the list only after you have followed it and said yes. Until then we keep your address for seven days at most, and never write more than one such email a day.",
    "We keep your email address, when you asked and when you said yes, what the form said then, and the page it stood on. We use the address to send you stories from the field, and for nothing else. We never give it to anyone.",
    "Every newsletter has a link to unsubscribe. Then we take your address off the list at once; the list of emails that we sent forgets it after 30 days. If you were on the list and want us to erase you, or if your address takes no emails, we keep a scrambled form of it that cannot be turned back, only so that it cannot be put on the list again.",
    "## When you give",
    "You can promise a gift without a name or an address. We keep what you fill in to recognise your gift, to thank you and to write your receipt. If no gift follows a promise, we delete it after 60 days, with your name, your email address and your words. We remind you only if you ask for it.",
    "If you say that you are coming to one of our days, we keep your name, the email address or telephone number that you give, how many you are and what would help you take part. Only the people who prepare the day read it. We delete it at once when you cancel, and otherwise ninety days after the day; the number of people stays.",
    "If you offer your help, we keep what you write in the form: your name, one way to reach you, what you would like to do, where and when, and two people who know you if you name them. Those who prepare our days read it; the two people and our notes are for our safeguarding lead and admins. We delete it a year after an offer that came to nothing, two years after you stopped, or sooner if you ask. The hours that you gave stay as a number.",
    "A gift stays in our books, because the law and our donors want to know what came in: the day, the amount and what it was for. We take your name out of it when you ask us to forget you, on the private page of your gift or by email.",
    "We never see your card. Where you pay online, our payment partner knows who paid, and tells us that it was paid.",
    "We keep what the bank or the operator of a wallet says about money that comes in, its day, amount and words, so that we can find your gift and thank you. We leave out account numbers, telephone numbers and other long numbers{numberEnds}, and keep nothing about money that leaves our account. We delete the words of money that is not a gift after 90 days, and those of a gift after the end of its year, or sooner if you ask. A coded form of the sender’s name, which nobody can read back, lets us recognise you next month; we delete it after 400 days, or sooner if you ask.",
    "## To keep robots out",
    "When you send a form or search we count it for an hour under a scrambled form of your network address. We cannot turn that back into the address. We delete it when the next visitor does the same, and after eight days at the latest.",
    "## Photos of children",
    "We show a child only when the child and a parent or guardian have said yes, in words they understand. They can change their mind at any time: with the code on the card that we gave them, the photo is gone at once, and “Is this you or your child?” stands below the photos of every page. We treat a voice that reads a page aloud in the same way.",
    "When somebody says yes, we keep a code for the person, who said it, how, when and to what, and the paper or recording, which only our safeguarding lead can open. Apart from that paper or recording, we do not keep the name of a child here: only a scrambled form of it that cannot be turned back, so that the site can warn us when we are about to write it. The lead alone knows who asks us to take a photo down.",
    "Our own machine counts the faces in a photo, so that the person who publishes it forgets nobody. It recognises nobody: it knows where a face is, and never whose. Nothing about it leaves the machine, and we can cover a face for good.",
    "Until somebody has recorded that everyone agreed, and from the day on which that ends, only our signed-in staff can open the file of the photo. Once somebody has taken their yes back, nobody can. Somebody who looked at the photo before may still have a copy on their own device, which we cannot reach. When we delete a photo, its files go with it.",
    "## When you work here",
    "For staff and volunteers we keep your name, email address and position, and your date of birth and photo if you give them; how and when you signed in, and with which browser. Your name stands on the posts that you write.",
    "Signing in sets cookies. They only keep you signed in, for a week after your last visit. One more remembers for a year whether you chose light or dark; there are no others. What you type into a long form stays on your device until it is sent, and so do your last five jumps and which groups of the navigation are open.",
    "A log records who did what. We delete each entry after {logTime}.",
    "## Backups",
    "Every night the site copies everything that it keeps, so that nothing is lost when a machine breaks. What was deleted stays in these copies for up to 14 days. If we ever have to go back to one, we delete again what you asked us to.",
    "## Your say",
    "{law} Ask us what we keep about you, and we send you all of it in one file. Have it corrected. Have it erased. Say no to what we do with it. Take back a yes at any time, as easily as you gave it.",
    "Write to the address below, from the email address that it is about, so that we know it is you. We answer within a month, and it costs nothing.",
    "When we erase you, a little stays, without your name or address: that something was done, and when. A post keeps the name of its author, unless you want it off. The name of whoever confirmed that everybody in a photo agreed stays as long as the photo, because we must be able to show it.",
    "{complain}",
  ],
  /**
   * Texts for `{law}` and `{complain}`. The second of each is used until the foundation has read the law of its
   * country.
   */
  law: {
    named: "The {name} gives you rights.",
    rights: "You have rights.",
    complain: "If we do not treat you fairly you can complain to the {authority} ({site}).",
    tell: "If we do not treat you fairly, tell us so. Where your country has an office for people’s data, you can complain there as well.",
  },
};
