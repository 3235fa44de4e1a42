import "./staff-gifts.test.ts";
