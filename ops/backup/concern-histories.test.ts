import { testConcernHistories } from "../../tests/support/histories/concern-keys.ts";

testConcernHistories(2);
