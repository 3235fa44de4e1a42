import type { StaffMember } from "./auth/auth.ts";
import type { AppContext, InTransaction } from "./context.server.ts";
import type { Email } from "./mail/mailer.ts";

declare module "./context.server.ts" {
  interface AppContext {
    events: FeatureEvents;
  }
}

/** News for all admins, by e-mail. */
export interface AdminNews {
  /** Names the e-mail in the outbox. */
  kind: string;
  write(to: string): Email;
  /** Address of the member who acted. */
  except: string;
}

/** A visitor's question to staff by another form than that of messages. */
export interface VisitorQuestion {
  name: string;
  /** Null where the visitor gave a telephone number. */
  email: string | null;
  subject: string;
  text: string;
}

/** Change of a bank account, telephone or another sure fact; live at once. */
export interface SureFactChange {
  kind: "setting" | "help number";
  /** Name of the setting, or the number. */
  key: string;
  /** JSON; null for a number that is not on the page. */
  before: string | null;
  after: string | null;
}

/** Events between features that do not know each other, in the transaction of the act. */
export interface FeatureEvents {
  /** An account is about to be deleted. @param account its id */
  accountDeleted(ctx: InTransaction, account: string): Promise<void>;
  /** An admin or a lead changed a bank account, telephone or another sure fact. */
  sureFactChanged(ctx: InTransaction, member: Pick<StaffMember, "id" | "name">, change: SureFactChange): Promise<void>;
  /** Something that every admin hears of. */
  concernsAdmins(ctx: InTransaction, news: AdminNews): Promise<void>;
  /** An item of a content type is about to be deleted for good. @param subject like `post:12` */
  itemDeleted(ctx: InTransaction, subject: string): Promise<void>;
  /** The sample is deleted for good, with drawings of these ids that nothing shows. */
  sampleGone(ctx: InTransaction, photos: number[]): Promise<void>;
  /** Files whose rows were deleted wait for their deletion. In no transaction. */
  filesAbandoned(ctx: AppContext): Promise<void>;
  /** The foundation is in another country. @param member who said so @param country its code */
  countryChanged(ctx: InTransaction, member: Pick<StaffMember, "id" | "name">, country: string): Promise<void>;
  /** A visitor asks something that staff answer. */
  visitorAsked(ctx: InTransaction, question: VisitorQuestion): Promise<void>;
  /** The foundation switched something off or on. */
  switched(ctx: InTransaction): Promise<void>;
}
