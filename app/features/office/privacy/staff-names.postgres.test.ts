import "./staff-names.test.ts";
