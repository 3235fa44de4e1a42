/** What a paste says of a picture in it. */
export interface PastedPicture {
  /** Its description; empty without one. */
  alt: string;
  /** The file, where it came along. */
  file: File | undefined;
}

/** Types that may come inside HTML. */
const dataAddress = /data:image\/(jpe?g|png|webp|gif|avif|heic|heif);base64,([\w+/=%\s]*)/gi;

/** Stands in the place of a picture inside HTML. */
const scheme = "pasted-picture:";

/** More pictures are not taken from one paste, nor larger ones (characters in HTML). */
const maxPictures = 20;
const maxData = 28_000_000;

interface Data {
  type: string;
  base64: string;
}

/** Takes pictures out of HTML, which would be parsed with it. */
export function takeData(html: string): { html: string; data: Data[] } {
  const data: Data[] = [];
  const rest = html.replace(dataAddress, (_whole, type: string, base64: string) => {
    if (data.length >= maxPictures || base64.length > maxData) return "";
    data.push({ type: `image/${type.toLowerCase().replace("jpg", "jpeg")}`, base64 });
    return `${scheme}${data.length - 1}`;
  });
  return { html: rest.replace(/data:image\/[\w.+-]+[;,][^"'\s>)]*/gi, ""), data };
}

/** Undefined for what is no file. */
function fileOf({ type, base64 }: Data, index: number): File | undefined {
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(base64).replace(/\s/g, "")), (sign) => sign.charCodeAt(0));
    return bytes.length < 100 ? undefined : new File([bytes], `picture-${index + 1}.${type.slice(6)}`, { type });
  } catch {
    return undefined;
  }
}

/** Pictures that draw a letter or count readers are none. */
const isSmall = (image: HTMLElement) =>
  ["width", "height"].some(
    (side) =>
      /^\d+(?:px)?$/.test(image.getAttribute(side) ?? "") && Number.parseInt(image.getAttribute(side) ?? "", 10) <= 2,
  );

/** Takes the pictures out of a paste; a picture of a sign becomes the sign. */
export function takePictures(body: HTMLElement, data: readonly Data[]): PastedPicture[] {
  const pictures: PastedPicture[] = [];
  for (const image of body.querySelectorAll<HTMLElement>("img")) {
    const alt = (image.getAttribute("alt") ?? "").trim().replace(/\s+/g, " ");
    if (
      /^:[\w+-]{1,40}:$|^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f])+$/u.test(
        alt,
      )
    ) {
      image.replaceWith(alt);
      continue;
    }
    const [, index] = /^pasted-picture:(\d+)$/.exec(image.getAttribute("src") ?? "") ?? [];
    const found = index === undefined ? undefined : data[Number(index)];
    if (!isSmall(image)) pictures.push({ alt, file: found && fileOf(found, Number(index)) });
    image.remove();
  }
  return pictures;
}
