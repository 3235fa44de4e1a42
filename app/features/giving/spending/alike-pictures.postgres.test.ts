import "./alike-pictures.test.ts";
