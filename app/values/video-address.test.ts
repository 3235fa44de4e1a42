import { describe, expect, test } from "vitest";
import { embedAddress, frameOrigins, youtubeEmbed } from "./video-address.ts";

const film = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ";

describe("the address of a film that staff paste", () => {
  test.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com/watch?v=dQw4w9WgXcQ&t=42s",
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

test("every film plays from an origin that the pages allow", () => {
  const addresses = ["https://youtu.be/dQw4w9WgXcQ", "https://vimeo.com/76979871"].map(embedAddress);
  for (const address of addresses) expect(frameOrigins).toContain(new URL(address ?? "").origin);
});
