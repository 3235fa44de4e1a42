import { testAloneHistories } from "../../../../tests/support/histories/admins-alone.ts";

testAloneHistories(12);
