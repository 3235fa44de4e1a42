import "./101-parts-of-gifts.test.ts";
