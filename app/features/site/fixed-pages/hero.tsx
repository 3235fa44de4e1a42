import heroArt from "content/art/hero.svg";
import { useContext } from "react";
import { href } from "react-router";
import bunting from "../../../ui/art/bunting.svg";
import { ButtonLink, Buttons } from "../../../ui/button.tsx";
import { Strip } from "../../../ui/cloth.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LowDataContext } from "../../../ui/low-data.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Style } from "../../../ui/style.tsx";
import type { PublicPicture } from "../../../values/public-picture.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import css from "./hero.css?inline";

/**
 * Width of the photo. On phones, its height is fixed, so it is wider than the screen and cropped. Screens with a high
 * pixel density load fewer pixels: this is faster, and the difference is not visible.
 */
const photoLayout = "(min-width: 48em) 100vw, (min-resolution: 2.5dppx) 47vw, (min-resolution: 1.5dppx) 66vw, 125vw";

interface HeroProps {
  photo: PublicPicture | undefined;
  /** True if the about page begins with a film. */
  hasFilm: boolean;
}

/** Hero of the home page: a sun with the headline, in front of a drawing or photo, or alone. */
export function Hero({ photo, hasFilm }: HeroProps) {
  const words = useWords("home").hero;
  const isLow = useContext(LowDataContext);
  const behind = isLow ? "none" : photo === undefined ? "drawing" : "photo";
  return (
    <>
      <Style name="hero" layer="feature" css={css} />
      <section className={behind === "drawing" ? "hero" : `hero hero--${behind}`}>
        {behind === "drawing" && (
          <img className="bunting" src={bunting} width="620" height="110" alt="" loading="lazy" />
        )}
        {behind === "photo" && photo && (
          <Picture {...photo} className="hero-photo" layout={photoLayout} first data-art={heroArt} />
        )}
        <div className="hero-top on-sun">
          <div className="wrap">
            <div className="hero-copy">
              <h1>
                {words.before} <span className="smile">{words.smiling}</span>
              </h1>
              <p className="lede">{words.lede}</p>
              <Buttons>
                <ButtonLink href={href("/what-we-do")}>{words.whatWeDo}</ButtonLink>
                {hasFilm && (
                  <ButtonLink look="line" href={href("/about")}>
                    <Icon name="play" />
                    {words.playVideo}
                  </ButtonLink>
                )}
              </Buttons>
            </div>
          </div>
        </div>
        {behind === "drawing" && (
          <img className="hero-kids" src={heroArt} width="1920" height="650" fetchPriority="high" alt={words.artAlt} />
        )}
      </section>
      <Strip />
    </>
  );
}
