import "./070-people-and-gifts.test.ts";
