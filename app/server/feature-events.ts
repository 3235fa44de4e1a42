import type { StaffMember } from "./auth/auth.ts";
import type { AppContext, InTransaction } from "./context.server.ts";
import type { Email } from "./mail/mailer.ts";

declare module "./context.server.ts" {
  interface AppContext {
    events: FeatureEvents;
  }
}

/** A message to all admins, by e-mail. */
export interface AdminNews {
  kind: string;
  write(to: string): Email;
  /** Address of the member who acted, who gets no e-mail. */
  except: string;
}

/** A visitor's question to staff, sent with a form other than the contact form. */
export interface VisitorQuestion {
  name: string;
  /** Null if the visitor gave a telephone number. */
  email: string | null;
  subject: string;
  text: string;
}

/** A change of a bank account, telephone number or another sure fact, effective at once. */
export interface SureFactChange {
  kind: "setting" | "help number";
  /** Name of the setting, or the phone number. */
  key: string;
  /** JSON; null for a number that is not on the page. */
  before: string | null;
  after: string | null;
}

/** Events between features that do not know each other. They run in the transaction of the act. */
export interface FeatureEvents {
  /**
   * Called before an account is deleted.
   * @param account its id
   */
  accountDeleted(ctx: InTransaction, account: string): Promise<void>;
  /**
   * Called before an admin deletes an account.
   * @throws AppError if the person still has something of the foundation, such as cash
   */
  accountLeaves(ctx: InTransaction, account: string): Promise<void>;
  /** Called after an admin or a lead changed a bank account, telephone number or another sure fact. */
  sureFactChanged(ctx: InTransaction, member: Pick<StaffMember, "id" | "name">, change: SureFactChange): Promise<void>;
  /** Called for a message to every admin. */
  concernsAdmins(ctx: InTransaction, news: AdminNews): Promise<void>;
  /**
   * Called before an item of a content type is deleted for good.
   * @param subject such as `post:12`
   */
  itemDeleted(ctx: InTransaction, subject: string): Promise<void>;
  /**
   * Called when the sample content is deleted for good.
   * @param photos ids of sample drawings that nothing shows any more
   */
  sampleGone(ctx: InTransaction, photos: number[]): Promise<void>;
  /** Called without a transaction, when files whose rows were deleted wait for their deletion. */
  filesAbandoned(ctx: AppContext): Promise<void>;
  /**
   * Called when the foundation's country changes.
   * @param member who changed it
   * @param country its code
   */
  countryChanged(ctx: InTransaction, member: Pick<StaffMember, "id" | "name">, country: string): Promise<void>;
  visitorAsked(ctx: InTransaction, question: VisitorQuestion): Promise<void>;
  switched(ctx: InTransaction): Promise<void>;
}
