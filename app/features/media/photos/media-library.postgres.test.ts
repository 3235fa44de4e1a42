import "./media-library.test.ts";
