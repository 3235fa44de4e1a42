import "./transparency.test.ts";
import "./gift-account.test.ts";
import "./public-figures.test.ts";
import "./parts-of-purses.test.ts";
