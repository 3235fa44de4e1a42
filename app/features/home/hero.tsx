import heroArt from "content/art/hero.svg";
import { home } from "content/home.ts";
import { href } from "react-router";
import bunting from "../../ui/art/bunting.svg";
import { ButtonLink, Buttons } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Preconnect } from "../../ui/preconnect.tsx";
import { Strip } from "../../ui/strip.tsx";
import { Style } from "../../ui/style.tsx";
import type { Photo } from "../photos/photo.ts";
import css from "./hero.css?inline";

const words = home.hero;

/** The top of the home page: a sun with the headline on it, before a drawing or a photograph. */
export function Hero({ photo }: { photo: Photo | undefined }) {
  return (
    <>
      <Style name="hero" layer="room" css={css} />
      {photo && <Preconnect src={photo.src} />}
      <section className={photo === undefined ? "hero" : "hero hero--photo"}>
        {photo === undefined ? (
          <img className="bunting" src={bunting} width="620" height="110" alt="" loading="lazy" />
        ) : (
          <img
            className="hero-photo"
            src={photo.src}
            alt={photo.alt}
            width={photo.width}
            height={photo.height}
            fetchPriority="high"
            data-art={heroArt}
          />
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
                <ButtonLink look="line" href={href("/about")}>
                  <Icon name="play" />
                  {words.playVideo}
                </ButtonLink>
              </Buttons>
            </div>
          </div>
        </div>
        {photo === undefined && (
          <img className="hero-kids" src={heroArt} width="1920" height="650" fetchPriority="high" alt={words.artAlt} />
        )}
      </section>
      <Strip />
    </>
  );
}
