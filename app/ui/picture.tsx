import { useContext } from "react";
import type { PhotoSize, ShownPicture } from "../values/public-picture.ts";
import flagCss from "./flag.css?inline";
import { LowDataContext, useIsLeftOut } from "./low-data.ts";
import { Style, StylesheetContext } from "./style.tsx";

type PictureSize = PhotoSize;

/** A photo comes from the gate of pictures; a drawing of the design has no sizes. */
type Shown = ShownPicture | DrawnPicture;

interface DrawnPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
  sizes?: undefined;
  focus?: undefined;
  dominantColor?: undefined;
}

export type PictureProps = Shown & {
  /** True if the picture has information that the text lacks: with Save-Data, even a drawing stays. */
  inText?: boolean;
  className?: string;
  /** True loads the picture eagerly; others load lazily. */
  first?: boolean;
  layout?: string;
  /** Fallback drawing, which the page script shows if the picture fails. */
  "data-art"?: string;
};

const types = { avif: "image/avif", webp: "image/webp" } as const;

/** A picture with dimensions, against layout shift; a photo loads in a suitable width. */
export function Picture({ first, alt, sizes: all, inText, layout = "100vw", ...others }: PictureProps) {
  const { src, width, height, focus, dominantColor, className, "data-art": art } = others;
  const image = { src, width, height, ...(art !== undefined && { "data-art": art }) };
  const isLow = useContext(LowDataContext);
  const isStaff = useContext(StylesheetContext);
  if (useIsLeftOut({ sizes: all }, inText)) return null;
  const sizes = isLow ? smallestOf(all) : all;
  const classes = [
    className,
    focus && `focus-${isStaff ? nearestFocus(focus) : focus}`,
    dominantColor && `color-${dominantColor}`,
  ];
  const set = (format: PictureSize["format"]) =>
    sizes
      ?.filter((size) => size.format === format)
      .map(({ src, width }) => `${src} ${width}w`)
      .join(", ");
  const element = (
    <img
      alt={alt}
      {...image}
      {...(isLow && sizes && { src: sizes.find(({ format }) => format === "jpg")?.src ?? image.src })}
      className={classes.filter(Boolean).join(" ") || undefined}
      {...(sizes && { srcSet: set("jpg"), sizes: layout })}
      {...(first ? { fetchPriority: "high" as const } : { loading: "lazy" as const, decoding: "async" as const })}
    />
  );
  if (sizes === undefined) return element;
  return (
    <picture>
      {focus && (
        <Style
          name={`focus-${focus}`}
          css={`.focus-${focus}{object-position:${focus.replace(/\d+/g, "$&%").replace("-", " ")}!important}`}
        />
      )}
      {dominantColor && (
        <Style name={`color-${dominantColor}`} css={`.color-${dominantColor}{background:#${dominantColor}}`} />
      )}
      {(["avif", "webp"] as const).map((format) => (
        <source key={format} type={types[format]} srcSet={set(format)} sizes={layout} />
      ))}
      {element}
    </picture>
  );
}

/** Returns the nearest of nine focal points, for which staff pages have classes: enough for small pictures. */
export const nearestFocus = (focus: string) =>
  focus.replace(/\d+/g, (percent) => String(Math.round(Number(percent) / 50) * 50));

function smallestOf(sizes: PictureSize[] | undefined): PictureSize[] | undefined {
  const narrowest = Math.min(...(sizes ?? []).map(({ width }) => width));
  return sizes?.filter(({ width }) => width === narrowest);
}

type FlagProps = { picture: PictureProps; attached?: boolean; first?: boolean; className?: string | undefined };

/**
 * A picture shaped like a flag: flat at the top, round at the bottom.
 * @param attached true below another strip
 */
export function Flag({ picture, attached, first, className = "" }: FlagProps) {
  if (useIsLeftOut(picture, picture.inText)) return null;
  return (
    <figure className={`flag ${attached ? "flag--hung " : ""}${className}`.trim()}>
      <Style name="flag" css={flagCss} />
      <Picture {...picture} first={first} />
    </figure>
  );
}
