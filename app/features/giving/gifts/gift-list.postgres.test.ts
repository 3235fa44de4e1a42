import "./gift-list.test.ts";
