import { countryCodes } from "content/countries/index.ts";
import { testWordsOfCountries } from "./support/words-of-countries.ts";

testWordsOfCountries(countryCodes);
