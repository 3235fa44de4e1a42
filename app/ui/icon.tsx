import type { ReactNode } from "react";
import type { IconName } from "../values/icon-name.ts";

const shapes: Record<IconName, ReactNode> = {
  alert: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.5v.1" />
    </>
  ),
  arrow: <path d="M5 12h14M13 6l6 6-6 6" />,
  at: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M16 8v5.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.5 7" />
    </>
  ),
  back: <path d="M19 12H5M11 6l-6 6 6 6" />,
  bin: <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />,
  calendar: <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />,
  camera: (
    <>
      <path d="M4 7h4l1.5-3h5L16 7h4v6a8 8 0 0 1-16 0z" />
      <circle cx="12" cy="13" r="3.5" />
    </>
  ),
  check: <path d="M5 12.5l5 5L20 7" />,
  child: <path d="M4 4h16v8a8 8 0 0 1-16 0zM9 9v.1M15 9v.1M9 12.5a3 3 0 0 0 6 0" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6L6 18" />,
  copy: <path d="M9 9h11v11H9zM5 15H4V4h11v1" />,
  eye: (
    <>
      <path d="M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  event: <path d="M4 6h16v8a8 8 0 0 1-16 0zM4 10h16M8 3v4M16 3v4" />,
  gift: (
    <path d="M4 9h16v5a6 6 0 0 1-6 6h-4a6 6 0 0 1-6-6zM12 9v11M12 9c-5 0-5-5-2.5-5S12 9 12 9s0-5 2.5-5S17 9 12 9" />
  ),
  home: <path d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />,
  house: <path d="M3 10l9-6 9 6zM5 10v4a7 7 0 0 0 14 0v-4M12 10v4" />,
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="5" />
      <circle cx="12" cy="12" r="3.5" />
      <path d="M16.5 7.5v.1" />
    </>
  ),
  keyboard: <path d="M3 6h18v6a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6zM7 10h.01M12 10h.01M17 10h.01M9 14h6" />,
  linkedin: <path d="M6 10v9M6 5.5v.1M11 19v-9M11 14c0-5 7-5 7 0v5" />,
  key: (
    <>
      <circle cx="8" cy="15" r="4" />
      <path d="M11 12l8-8M16 7l3 3" />
    </>
  ),
  link: <path d="M10 14l4-4M8 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M16 13l3-3a3.5 3.5 0 0 0-5-5l-3 3" />,
  list: <path d="M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1" />,
  machine: <path d="M4 5h16v5H4zM4 14h16v1a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM8 7.5h.01M8 16.5h.01" />,
  log: (
    <>
      <path d="M6 4v16M6 7h4M6 13h4M13 7h7M13 13h5" />
      <circle cx="6" cy="7" r="1.5" />
      <circle cx="6" cy="13" r="1.5" />
    </>
  ),
  look: <path d="M4 4h16v6H4zM9 10h6v4a3 3 0 0 1-6 0zM12 17v4" />,
  mail: <path d="M3 6h18v12H3zM3 7l9 6 9-6" />,
  /** The third line curves like a smile. */
  menu: <path d="M4 6h16M4 11h16M4 15q8 6.5 16 0" />,
  dots: <path d="M12 5h.01M12 12h.01M12 19h.01" strokeWidth="3.4" />,
  download: <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />,
  message: <path d="M3 6h18v6a8 8 0 0 1-8 8h-2a8 8 0 0 1-8-8zM3 7l9 6 9-6" />,
  money: (
    <>
      <path d="M3 8h18v5a7 7 0 0 1-7 7h-4a7 7 0 0 1-7-7zM7 8V5h10v3" />
      <circle cx="12" cy="13.5" r="2.5" />
    </>
  ),
  more: <path d="M4 7h16M4 12h16M6 17a8 5 0 0 0 12 0" />,
  news: (
    <>
      <path d="M4 9h16v5a6 6 0 0 1-6 6h-4a6 6 0 0 1-6-6zM17 9l-8-5" />
      <circle cx="15.5" cy="13.5" r="2" />
      <path d="M7.5 13h3" />
    </>
  ),
  next: <path d="M9 5l7 7-7 7" />,
  offline: <path d="M3 3l18 18M8.5 6.5A6 6 0 0 1 18 10a4 4 0 0 1 2 6.8M6 9a5 5 0 0 0 1 10h9" />,
  out: <path d="M14 4H5v16h9M10 12h10M16 8l4 4-4 4" />,
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20c0-4 3-6 8-6s8 2 8 6" />
    </>
  ),
  pen: <path d="M4 20l1.2-5L16 4.2l3.8 3.8L9 18.8zM13.5 6.7l3.8 3.8" />,
  phone: <path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1C11 20 4 13 4 5a1 1 0 0 1 1-1z" />,
  picture: (
    <>
      <path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4" />
      <circle cx="15" cy="9" r="1.5" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21c5-5 7-8 7-11a7 7 0 0 0-14 0c0 3 2 6 7 11z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  play: <path d="M7 4.5v15L19.5 12z" fill="currentColor" />,
  plus: <path d="M12 5v14M5 12h14" />,
  post: <path d="M5 4h14v10a7 7 0 0 1-14 0zM9 8h6M9 12h6" />,
  project: <path d="M3 11h18a9 9 0 0 1-18 0zM9 20.5h6M12 7V3M8 7.5L6 5M16 7.5l2-2.5" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l5 5" />
    </>
  ),
  smile: <path d="M4 9h16a8 8 0 0 1-16 0z" />,
  send: <path d="M21 3L3 10l7 3 3 7zM10 13l11-10" />,
  settings: <path d="M4 7h9M19 7h1M4 17h1M11 17h9M16 4v6M8 14v6" />,
  shield: <path d="M4 4h16v7c0 5-4 8-8 9-4-1-8-4-8-9zM9 11.5l2 2 4-4" />,
  site: <path d="M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5" />,
  tiktok: <path d="M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4c.5 3 2.5 4.5 5 4.8" />,
  today: <path d="M4 15a8 8 0 0 0 16 0zM12 3v4M4.5 6.5l2.5 2.8M19.5 6.5L17 9.3" />,
  twitter: <path d="M4 4l16 16M20 4L4 20M4 4h4l12 16h-4z" />,
  undo: <path d="M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6" />,
  unfold: <path d="M5 15l7-7 7 7" />,
  up: <path d="M12 19V5M6 11l6-6 6 6" />,
  users: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M3 20c0-4 2.5-6 6-6s6 2 6 6M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3 2.7 3 5.5" />
    </>
  ),
};

/** A decorative icon. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}

/** A social network's icon; a chain link for unknown networks. */
export function SocialIcon({ network }: { network: string }) {
  const name = network.toLowerCase();
  return <Icon name={Object.hasOwn(shapes, name) ? (name as IconName) : "link"} />;
}
