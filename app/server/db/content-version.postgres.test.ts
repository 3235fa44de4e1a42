import "./content-version.test.ts";
