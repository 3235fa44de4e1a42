export interface DocumentHandle {
  /** Staff page: hydrated, with scripts and one stylesheet. Others are documents without a framework. */
  isApp?: boolean;
}
