import { EmailLink, oneLine } from "./email-layout.tsx";

/**
 * Returns the link that stops a monthly gift, for every e-mail about one.
 * @param link address of the gift's page; undefined if the gift is not monthly, or has stopped
 */
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
