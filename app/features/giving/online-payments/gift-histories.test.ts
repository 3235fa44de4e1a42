import { testGiftHistories } from "../../../../tests/support/histories/gifts-online.ts";

testGiftHistories(1);
