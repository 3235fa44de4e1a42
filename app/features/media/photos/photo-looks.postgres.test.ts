import "./photo-looks.test.ts";
