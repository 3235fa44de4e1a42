import "./network-share.test.ts";
