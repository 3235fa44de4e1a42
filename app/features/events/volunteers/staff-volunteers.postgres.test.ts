import "./staff-volunteers.test.ts";
