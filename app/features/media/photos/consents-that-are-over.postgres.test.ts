import "./consents-that-are-over.test.ts";
