import { testFirstLeadHistories } from "../../../../tests/support/histories/first-leads.ts";

testFirstLeadHistories(36);
