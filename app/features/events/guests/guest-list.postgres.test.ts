import "./guest-list.test.ts";
