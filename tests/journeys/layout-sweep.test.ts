import { sweepsOfThisFile } from "../support/worst-words.ts";

sweepsOfThisFile({
  public: [
    "/",
    "/blog",
    "/events",
    "/media",
    "/what-we-do",
    "/blog/worst-0",
    "/event/readmore/5",
    "/project/readmore/worst-1",
    "/worst-1",
  ],
  staff: ["/admin/post", "/admin/event", "/admin/media"],
});
