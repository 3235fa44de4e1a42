import "./photo-consent.test.ts";
