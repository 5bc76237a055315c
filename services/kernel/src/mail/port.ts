export interface Mail {
  /** Stable over retries, so that a message sent twice is recognized. */
  messageId: string;
  to: { name: string | null; address: string };
  /** Instead of the sender's usual name. */
  fromName?: string | null | undefined;
  /** Who gets the answers. */
  replyTo?: { name: string | null; address: string } | null | undefined;
  subject: string;
  text: string;
  html: string;
  /** Pictures that the HTML shows by `cid:`, so that mail programs load nothing from elsewhere. */
  pictures?: readonly { cid: string; type: 'image/jpeg'; bytes: Uint8Array }[] | undefined;
  /** Persons whose data is in it: a mail in the folder is deleted with the first of them who is erased. */
  persons: readonly string[];
  /** The team whose administrators may read it in the folder. */
  teamId?: string | null | undefined;
  /** Parts for the addressee only, such as a sign-in link: hidden from everyone who reads the outbox. */
  secret?: string | null | undefined;
  /** A URL that unsubscribes without a sign-in: mail programs show a button for it. */
  unsubscribeUrl?: string | null | undefined;
}

/** The team of mails to the installation itself, which its operators may read. */
export const OPERATORS = 'operators';

/** A mail that was sent for a team. */
export interface SentMail {
  id: string;
  sentAt: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Without the parts for the addressee only. */
  isWithheld: boolean;
}

/** The mails in the folder. */
export interface MailFolder {
  /** The newest first, of all of these. */
  list(teamIds: readonly string[], limit: number): Promise<SentMail[]>;
  /** Null for mails of another team or no team, and for none. */
  read(teamIds: readonly string[], id: string): Promise<SentMail | null>;
  /** Deletes every mail that mentions these persons, also mails to others. */
  forget(personIds: readonly string[]): Promise<void>;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Why no mail goes out at the moment, as a sentence; null where it does. At most half a minute old. */
  problem(): Promise<string | null>;
  /** Null where mail leaves this machine. */
  readonly outbox: MailFolder | null;
  close(): Promise<void>;
}
