import "./photos-on-their-way.test.ts";
