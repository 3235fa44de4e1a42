/** What a route says about the documents it stands in. */
export interface DocumentHandle {
  /** A staff page: hydrated, with scripts and one stylesheet. Everything else is a document without a framework. */
  isApp?: boolean;
}
