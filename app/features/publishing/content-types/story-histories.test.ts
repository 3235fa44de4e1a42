import { testStoryHistories } from "../../../../tests/support/histories/stories.ts";

testStoryHistories(4);
