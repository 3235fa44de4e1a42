/** Selector of elements that contain complete sentences. */
export const sentenceHolders = "h1,h2,h3,h4,p,li,dt,dd,th,td,label,legend,summary,figcaption,button,a";

/** Returns the text of an element as a reader sees it, with single spaces. */
export const readSentence = (element: Element): string => element.textContent.replace(/\s+/g, " ").trim();
