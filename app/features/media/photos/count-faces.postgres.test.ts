import "./count-faces.test.ts";
