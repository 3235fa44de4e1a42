import "./staff-posts.test.ts";
