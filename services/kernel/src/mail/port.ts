export interface Mail {
  /** Stable over retries, so that a message sent twice can be told apart. */
  messageId: string;
  to: { name: string | null; address: string };
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
