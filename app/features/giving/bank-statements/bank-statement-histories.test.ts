import { testStatementHistories } from "../../../../tests/support/histories/gifts-of-statements.ts";

testStatementHistories(1);
