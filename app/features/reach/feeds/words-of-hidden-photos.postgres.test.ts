import "./words-of-hidden-photos.test.ts";
