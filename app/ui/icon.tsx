const shapes = {
  arrow: <path d="M5 12h14M13 6l6 6-6 6" />,
  back: <path d="M19 12H5M11 6l-6 6 6 6" />,
  bin: <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />,
  calendar: <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />,
  chevron: <path d="M9 5l7 7-7 7" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  copy: <path d="M9 9h11v11H9zM5 15H4V4h11v1" />,
  home: <path d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />,
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="5" />
      <circle cx="12" cy="12" r="3.5" />
      <path d="M16.5 7.5v.1" />
    </>
  ),
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
  mail: <path d="M3 6h18v12H3zM3 7l9 6 9-6" />,
  /** The third bar smiles. */
  menu: <path d="M4 6h16M4 11h16M4 15q8 6.5 16 0" />,
  out: <path d="M14 4H5v16h9M10 12h10M16 8l4 4-4 4" />,
  outside: <path d="M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5" />,
  page: <path d="M5 4h14v10a7 7 0 0 1-14 0zM9 8h6M9 12h6" />,
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
  tiktok: <path d="M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4c.5 3 2.5 4.5 5 4.8" />,
  twitter: <path d="M4 4l16 16M20 4L4 20M4 4h4l12 16h-4z" />,
  up: <path d="M12 19V5M6 11l6-6 6 6" />,
  users: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M3 20c0-4 2.5-6 6-6s6 2 6 6M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3 2.7 3 5.5" />
    </>
  ),
};

export type IconName = keyof typeof shapes;

/** Decorative. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}

/** A social network's icon; a chain for unknown ones. */
export function SocialIcon({ network }: { network: string }) {
  const name = network.toLowerCase();
  return <Icon name={Object.hasOwn(shapes, name) ? (name as IconName) : "link"} />;
}
