export interface Mail {
  /** Stable over retries, so that a message sent twice is recognized. */
  messageId: string;
  to: { name: string | null; address: string };
  subject: string;
  text: string;
  html: string;
  /** Whose personal data is in it: where mail lies in a folder it goes with any of them who is erased. */
  persons: readonly string[];
  /** Whose administrators may read it where mail lies in a folder. */
  teamId?: string | null | undefined;
  /** Parts for the addressee only, such as a sign-in link: hidden from everyone who reads the outbox. */
  secret?: string | null | undefined;
  /** Where its reader stops mails like it, without signing in: mail programs show a button for it. */
  unsubscribeUrl?: string | null | undefined;
}

/** As a mail's team: mails to the installation itself. Its operators may read them. */
export const OPERATORS = 'operators';

/** A mail that was sent for a team. */
export interface SentMail {
  id: string;
  sentAt: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What was for its addressee alone is left out. */
  isWithheld: boolean;
}

/** Mails that can be read where they were put. */
export interface MailFolder {
  /** The newest first, of all of these. */
  list(teamIds: readonly string[], limit: number): Promise<SentMail[]>;
  /** Null for what is another team's, no team's, or nothing. */
  read(teamIds: readonly string[], id: string): Promise<SentMail | null>;
  /** Deletes every mail that mentions these persons, also mails to others. */
  forget(personIds: readonly string[]): Promise<void>;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Why nothing goes out at the moment, in a sentence; null where it does. What is known is half a minute old at most. */
  problem(): Promise<string | null>;
  /** Null where mail leaves this machine. */
  readonly outbox: MailFolder | null;
  close(): Promise<void>;
}
