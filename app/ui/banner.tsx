import css from "./banner.css?inline";
import { ButtonLink, Buttons } from "./button.tsx";
import { Strip } from "./cloth.tsx";
import { Picture, type PictureProps } from "./picture.tsx";
import skeletonCss from "./skeleton.css?inline";
import { Style } from "./style.tsx";

type BannerProps = {
  volunteerHref: string | undefined;
  ownHref: string | undefined;
  donateHref: string | undefined;
  picture: PictureProps;
  kind: "art" | "photo";
} & {
  words: Record<"heading" | "volunteer" | "newTab" | "own" | "donate", string>;
};

/**
 * Banner of the site; the page script shows a skeleton until the picture loads.
 * @param kind `art` is placed on the background, `photo` covers it
 * @param ownHref address of the form within the site; without any address, the link is omitted
 */
export function Banner({ words, volunteerHref, ownHref, donateHref, picture, kind }: BannerProps) {
  // A foundation without its own form uses a page of the site.
  const leadsAway = volunteerHref?.startsWith("http") === true;
  return (
    <>
      <Style name="skeleton" css={skeletonCss} />
      <Style name="banner" css={css} />
      <Strip />
      <section className="banner" aria-labelledby="cta" data-banner>
        <div className="pennant g-ink">
          <h2 id="cta">{words.heading}</h2>
          <Buttons>
            {volunteerHref && (
              <ButtonLink look="line" href={volunteerHref} newTab={leadsAway}>
                <span>
                  {words.volunteer}
                  {leadsAway && <span className="vh"> {words.newTab}</span>}
                </span>
              </ButtonLink>
            )}
            {donateHref && (
              <ButtonLink look="sun" href={donateHref}>
                {words.donate}
              </ButtonLink>
            )}
          </Buttons>
          {ownHref && (
            <a className="tap" href={ownHref}>
              {words.own}
            </a>
          )}
        </div>
        <Picture {...picture} className={`banner-img banner-img--${kind}`} />
      </section>
    </>
  );
}
