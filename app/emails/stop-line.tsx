import { EmailLink, oneLine } from "./email-layout.tsx";

/** The way to stop a monthly gift, in every e-mail about one. @param link of its page; undefined: it is not monthly, or stopped */
export const stopLine = (link: string | undefined, words: { stop: string }) =>
  link === undefined
    ? { text: "", body: null }
    : {
        text: `${words.stop}:\n${oneLine(link)}\n\n`,
        body: (
          <p style={{ fontSize: 15 }}>
            <EmailLink href={oneLine(link)}>{words.stop}</EmailLink>
          </p>
        ),
      };
