/** Converts digits of every script to western ones. Each script has its ten digits in order. */
export const withWesternDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (typed) => {
    // Mathematical digits follow each other without gaps between alphabets, so their normalised form is read.
    const digit = typed.normalize("NFKC");
    if (/^\d$/.test(digit)) return digit;
    let start = digit.codePointAt(0) ?? 0;
    const code = start;
    while (/^\p{Nd}$/u.test(String.fromCodePoint(start - 1)) && code - start < 9) start--;
    return String((code - start) % 10);
  });
