import { testRandomLedgers } from "../../../../tests/support/histories/ledgers.ts";

testRandomLedgers(1_500);
