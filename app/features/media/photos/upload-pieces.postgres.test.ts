import "./upload-pieces.test.ts";
