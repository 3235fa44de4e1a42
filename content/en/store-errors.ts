const ends = {
  unreachable: "cannot be reached",
  certificate: "has a certificate that this machine does not trust",
  slow: "does not answer in time",
  busy: "takes nothing just now",
  broken: "broke off in the middle of a file",
  noBucket: "has no bucket of that name",
  unknownKey: "does not know the key that AWS_ACCESS_KEY_ID names",
  wrongSecret: "says that AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID",
  expired: "says that the keys have expired: AWS_SESSION_TOKEN is too old, or none of its own",
  clock: "has another time than this machine: set the clock of the machine",
  region: "keeps that bucket in another region: name it with region=…",
  full: "has no more room for this foundation",
  mayNotList: "does not let these keys list what is in the bucket",
  mayNotRead: "does not let these keys read from the bucket",
  mayNotWrite: "does not let these keys write into the bucket",
  mayNotDelete: "does not let these keys delete from the bucket",
  odd: "gives an answer that no object store gives",
};

type Kind = keyof typeof ends;

/** Sentences about stores of files and databases that cannot be used. */
export const storeErrors = {
  /** @param variable setting with the store's address */
  said: (variable: string, kind: Kind) => `The store that ${variable} names ${ends[kind]}.`,
  /** The rest of a sentence that begins with the name of the setting. */
  why: (kind: Kind) => `names a store that ${ends[kind]}.`,
  keys: {
    unknownKey: (variable: string) => `is no key that the store knows which ${variable} names.`,
    wrongSecret: (variable: string) => `is not the secret of AWS_ACCESS_KEY_ID, says the store that ${variable} names.`,
    expired: (variable: string) => `has expired or is none, says the store that ${variable} names.`,
  },
  /** The rest of a sentence that begins with the name of the setting, by code. */
  postgres: {
    ECONNREFUSED:
      "names a PostgreSQL server that does not take connections. Is it running, and are host and port right?",
    ECONNRESET: "names a PostgreSQL server that broke the connection off.",
    ENOTFOUND: "names a host that nobody knows.",
    EAI_AGAIN: "names a host that cannot be looked up just now.",
    ENOENT: "names a socket of a PostgreSQL server that is not there.",
    "28P01": "names a user and a password that PostgreSQL does not take.",
    "28000": "names a user whom PostgreSQL does not let in from here, or not without encryption (sslmode).",
    "3D000": "names a database that is not there. Make it first: createdb NAME",
    "42501":
      "names a database in which this user may not make tables. Let it belong to the user: createdb -O USER NAME",
    "42P07": "names a database in which another program has tables of the same names. Give the site one of its own.",
    "53300": "names a PostgreSQL server that has no connection left.",
    "57P03": "names a PostgreSQL server that is still starting. Try again in a moment.",
    "25006": "names a database that can only be read. Name the one that it is a copy of.",
    ERR_TLS_CERT_ALTNAME_INVALID: "names a host that the certificate of the server is not for (sslmode=verify-full).",
    CERT_HAS_EXPIRED: "names a server whose certificate is too old (sslmode=verify-full).",
  } as Readonly<Record<string, string>>,
  noEncryption: "asks for encryption (sslmode), which the server does not know.",
  certificate:
    "names a server whose certificate no known authority signed (sslmode=verify-full). Name the authority: sslrootcert=/path/to/file.",
  silent: "names a PostgreSQL server that does not answer.",
  /** @param code of the error, if it has one */
  notOpened: (code: string | undefined) =>
    `names a PostgreSQL database that cannot be opened (${code ?? "no PostgreSQL there"}).`,
};
