import { testPhotoWordHistories } from "../../../../tests/support/histories/photo-words.ts";

testPhotoWordHistories(25);
