import "./donor-statements.test.ts";
