import type { ReactNode } from "react";
import { href } from "react-router";
import { projectKey } from "../../../values/project-key.ts";
import { EventCard, EventCardStyle } from "../../events/events/event-card.tsx";
import type { findEventsOfProject } from "../../events/events/find-events.server.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { findPostsOfProject } from "../posts/find-posts.server.ts";
import { BlogStyle, PostCard } from "../posts/post-card.tsx";

interface ProjectItemsProps {
  project: Parameters<typeof projectKey>[0];
  events: Awaited<ReturnType<typeof findEventsOfProject>>;
  posts: Awaited<ReturnType<typeof findPostsOfProject>>;
}

/** Shows some events and posts of a project, with links to all of them; renders nothing for a project without items. */
export function ProjectItems({ project, events: { events, ...days }, posts: { posts, ...texts } }: ProjectItemsProps) {
  const { belongs: words } = useWords("article");
  const query = `?project=${encodeURIComponent(projectKey(project))}`;
  return (
    <>
      {events.length > 0 && (
        <Items
          id="project-events"
          heading={words.events}
          all={days.hasMore && { to: href("/events") + query, label: words.allEvents }}
        >
          <EventCardStyle />
          <div className="ecards">
            {events.map((event) => (
              <EventCard key={event.id} event={event} isAlone={events.length === 1} />
            ))}
          </div>
        </Items>
      )}
      {posts.length > 0 && (
        <Items
          id="project-posts"
          heading={words.posts}
          all={texts.hasMore && { to: href("/blog") + query, label: words.allPosts }}
        >
          <BlogStyle />
          <div className={posts.length === 2 ? "posts posts--two" : "posts"}>
            {posts.map((post) => (
              <PostCard key={post.id} post={post} isAlone={posts.length === 1} />
            ))}
          </div>
        </Items>
      )}
    </>
  );
}

interface ItemsProps {
  id: string;
  heading: string;
  all: { to: string; label: string } | false;
  children: ReactNode;
}

function Items({ id, heading, all, children }: ItemsProps) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id} className="t-1">
        {heading}
      </h2>
      {children}
      {all && (
        <p>
          <a className="tap" href={all.to}>
            {all.label}
          </a>
        </p>
      )}
    </section>
  );
}
