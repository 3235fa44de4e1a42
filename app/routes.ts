import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site. */
export default [
  layout("features/home/public-layout.tsx", { id: "public-layout" }, [
    index("features/home/home-page.tsx"),
    route("about", "features/pages/about-page.tsx"),
    route("what-we-do", "features/pages/what-we-do-page.tsx"),
    route("media", "features/news/media-page.tsx"),
    route("contact", "features/messages/contact-page.tsx"),
    route("donate", "features/giving/donate-page.tsx"),
    route("blog", "features/posts/blog-page.tsx"),
    route("blog/:slug", "features/posts/post-page.tsx"),
    route("events", "features/events/events-page.tsx"),
    route("event/readmore/:id", "features/events/event-page.tsx"),
    route("project/readmore/:id", "features/projects/project-page.tsx"),
    route("newsletter", "features/newsletter/newsletter-page.tsx"),
    route("privacy", "features/pages/privacy-page.tsx"),
    route("admin/post/:id/preview", "features/posts/post-preview-page.tsx"),
    route("*", "features/pages/not-found-page.tsx"),
  ]),
  layout("features/people/account-layout.tsx", { id: "account-layout" }, [
    route("login", "features/people/login-page.tsx"),
    route("login/code", "features/people/code-page.tsx"),
    route("login/forgot", "features/people/forgot-page.tsx"),
    route("password", "features/people/password-page.tsx"),
    route("setup", "features/people/setup-page.tsx"),
  ]),
  layout("features/staff/staff-layout.tsx", { id: "staff-layout" }, [
    route("admin", "features/staff/admin-page.tsx"),
    route("admin/post", "features/posts/staff-posts-page.tsx"),
    route("admin/post/:id", "features/posts/staff-post-page.tsx"),
    route("admin/signout", "features/staff/sign-out-page.tsx"),
  ]),
  route("files/*", "features/photos/photo-file-endpoint.ts"),
  route("feed.xml", "features/posts/feed-endpoint.ts"),
  route("sitemap.xml", "features/pages/sitemap-endpoint.ts"),
  route("robots.txt", "features/pages/robots-endpoint.ts"),
  route("dev/mail", "features/messages/dev-mail-endpoint.ts"),
] satisfies RouteConfig;
