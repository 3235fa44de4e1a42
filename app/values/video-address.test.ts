import { describe, expect, test } from "vitest";
import { embedAddress, frameOrigins, readFilmAddress, youtubeEmbed, youtubeId } from "./video-address.ts";

const film = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ";

describe("the address of a film that staff paste", () => {
  test.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com/watch?v=dQw4w9WgXcQ&feature=share",
    "https://www.youtube.com/watch?list=PL123&v=dQw4w9WgXcQ",
    "https://m.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ?si=share",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube.com/live/dQw4w9WgXcQ",
    "https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  ])("%s plays without cookies", (address) => {
    expect(embedAddress(address)).toBe(film);
  });

  test.each([
    "https://vimeo.com/76979871",
    "https://www.vimeo.com/76979871",
    "https://player.vimeo.com/video/76979871",
  ])("%s plays without being followed", (address) => {
    expect(embedAddress(address)).toBe("https://player.vimeo.com/video/76979871?dnt=1");
  });
});

describe("an address of a film in another form", () => {
  const vimeo = "https://player.vimeo.com/video/823141156";
  test.each([
    ["https://vimeo.com/823141156/90e6d75118", `${vimeo}?h=90e6d75118&dnt=1`],
    ["https://player.vimeo.com/video/823141156?h=90e6d75118", `${vimeo}?h=90e6d75118&dnt=1`],
    ["https://vimeo.com/823141156/90e6d75118?share=copy#t=1m5s", `${vimeo}?h=90e6d75118&dnt=1#t=65s`],
    ["https://vimeo.com/manage/videos/823141156", `${vimeo}?dnt=1`],
    ["https://vimeo.com/manage/videos/823141156/90e6d75118", `${vimeo}?h=90e6d75118&dnt=1`],
    ["https://vimeo.com/channels/staffpicks/823141156", `${vimeo}?dnt=1`],
    ["https://vimeo.com/showcase/7008490/video/823141156", `${vimeo}?dnt=1`],
    ["https://vimeo.com/album/7008490/video/823141156", `${vimeo}?dnt=1`],
    ["https://vimeo.com/groups/shortfilms/videos/823141156", `${vimeo}?dnt=1`],
    ["https://vimeo.com/ondemand/readingday/823141156", `${vimeo}?dnt=1`],
    ["HTTPS://Vimeo.com/823141156", `${vimeo}?dnt=1`],
    ["Https://youtu.be/dQw4w9WgXcQ", film],
    ["Youtu.be/dQw4w9WgXcQ", film],
    ["youtube.com/watch?v=dQw4w9WgXcQ", film],
    ["https://www.YouTube.com/watch?v=dQw4w9WgXcQ", film],
    ["http://www.youtube.com/watch?v=dQw4w9WgXcQ", film],
    ["https://music.youtube.com/watch?v=dQw4w9WgXcQ&list=RDAMVM", film],
    ["https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ", film],
    ["https://www.youtube.com/v/dQw4w9WgXcQ", film],
    ["https://youtu.be/dQw4w9WgXcQ?t=95", `${film}?start=95`],
    ["https://youtu.be/dQw4w9WgXcQ?si=x&t=95s", `${film}?start=95`],
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m35s", `${film}?start=95`],
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s", `${film}?start=3723`],
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=2m", `${film}?start=120`],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ?start=95&rel=0", `${film}?start=95`],
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=soon", film],
  ])("%s is found", (address, player) => {
    expect(embedAddress(address)).toBe(player);
    const stored = readFilmAddress(` ${address} `) ?? "";
    expect(stored).toMatch(/^https:\/\/[a-z.]+\//);
    expect(embedAddress(stored)).toBe(player);
  });
});

describe("an address that must not be shown inside a page", () => {
  test.each([
    "javascript:alert(1)",
    "javascript://www.youtube.com/watch?v=dQw4w9WgXcQ%0aalert(1)",
    "data:text/html,https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com.example.org/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com@example.org/watch?v=dQw4w9WgXcQ",
    "https://example.org/https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://example.org/?https://youtu.be/dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://wwwyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://youtubeXcom/watch?v=dQw4w9WgXcQ",
    "https://evil.youtu.be.example.org/dQw4w9WgXcQ",
    "https://vimeo.com.example.org/76979871",
    "https://evilvimeo.com/76979871",
    "https://example.org/?https://vimeo.com/76979871",
    "javascript:'https://vimeo.com/76979871'",
    " https://youtu.be/dQw4w9WgXcQ",
    "//www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=../../../login",
    "https://vimeo.com/about",
    "https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ",
    "https:youtu.be/dQw4w9WgXcQ",
    "https:///youtu.be/dQw4w9WgXcQ",
    "https://www.youtube.com/embed/videoseries?list=PL123456789",
    "https://www.youtube.com/@tabasamu/videos",
    "https://www.youtube.com/playlist?list=PL123456789",
    "https://vimeo.com/showcase/7008490",
    "https://vimeo.com/channels/staffpicks",
    "https://vimeo.com/823141156x",
    "https://youtu.be/dQw4w9WgXcQ?x=<script>",
    "film.mp4",
    "",
  ])("%j is refused", (address) => {
    expect(embedAddress(address)).toBeUndefined();
  });

  test("an id cannot break out of the player's address", () => {
    expect(youtubeEmbed('a/../"><script>?x=1')).toBe(
      "https://www.youtube-nocookie.com/embed/a%2F..%2F%22%3E%3Cscript%3E%3Fx%3D1",
    );
  });
});

test("the number of a film in settings is found in each form of its address", () => {
  for (const address of [
    "Youtu.be/dQw4w9WgXcQ?t=9",
    "https://music.youtube.com/watch?v=dQw4w9WgXcQ",
    " https://youtu.be/dQw4w9WgXcQ ",
  ])
    expect(youtubeId(address)).toBe("dQw4w9WgXcQ");
  expect(youtubeId("https://vimeo.com/823141156")).toBeUndefined();
});

test("every film plays from an origin that the pages allow", () => {
  const addresses = ["https://youtu.be/dQw4w9WgXcQ", "https://vimeo.com/76979871"].map(embedAddress);
  for (const address of addresses) expect(frameOrigins).toContain(new URL(address ?? "").origin);
});
