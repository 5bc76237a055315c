import { createTransport } from 'nodemailer';
import { DomainError } from '../errors.ts';
import { messageOf, senderOf } from './message.ts';
import type { Mailer } from './port.ts';

const KNOWN_MS = 30_000;

/** The meaning of nodemailer's codes. */
const reasons: Readonly<Record<string, string>> = {
  ESOCKET: 'cannot be reached',
  ECONNECTION: 'cannot be reached',
  ETIMEDOUT: 'does not answer',
  EDNS: 'has an unknown name',
  EAUTH: 'refuses the user or the password',
  ETLS: 'speaks no TLS that can be trusted',
};

/**
 * Mails through a server, over a few connections that are kept.
 * @param url `smtp://[user:password@]host:port`, or `smtps://…` over TLS from the start
 * @throws Error when `from` is no mailbox
 */
export async function openSmtpMailer({
  url,
  from,
}: {
  url: string;
  from: string;
}): Promise<Mailer> {
  senderOf(from);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  let known: { at: number; problem: Promise<string | null> } | null = null;
  const { host } = new URL(url);
  return {
    problem() {
      if (known && performance.now() - known.at < KNOWN_MS) return known.problem;
      const problem = transport.verify().then(
        () => null,
        (error: unknown) => {
          const { responseCode, code } = answerIn(error);
          return `The email server ${host} ${(code && reasons[code]) ?? `does not accept email (${responseCode ?? code ?? 'no reason given'})`}. Emails wait and are tried again.`;
        },
      );
      known = { at: performance.now(), problem };
      return problem;
    },
    async send(mail) {
      const message = messageOf(from, mail);
      await transport.sendMail(message).catch((error: unknown) => {
        throw refusal(error);
      });
    },
    outbox: null,
    close: async () => transport.close(),
  };
}

const answerIn = (error: unknown) => error as { responseCode?: number; code?: string };

/** INVALID where a retry is useless, otherwise UNAVAILABLE. Without the server's own words, which may name the recipient. */
function refusal(error: unknown): DomainError {
  const { responseCode, code } = answerIn(error);
  if (responseCode && responseCode >= 500)
    return new DomainError('INVALID', `The email server refused this email (${responseCode}).`);
  return new DomainError(
    'UNAVAILABLE',
    `The email server did not accept this email (${responseCode ?? code ?? 'no reason given'}).`,
  );
}
