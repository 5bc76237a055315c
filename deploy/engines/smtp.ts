import { EventEmitter, once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Engine } from './engine.ts';
import { portOf } from './ports.ts';

/** A mail as it arrived: its envelope's recipients and its parsed content. */
type CaughtMail = Email & { recipients: string[] };

export type Mailbox = {
  messages(): readonly CaughtMail[];
  /** The first mail that matches, now or as it comes in. */
  waitFor(matches: (mail: CaughtMail) => boolean, timeoutMs?: number): Promise<CaughtMail>;
};

/** A mail server inside this process that accepts everything and keeps it. */
export async function startSmtp(): Promise<Engine & Mailbox> {
  const caught: CaughtMail[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anyone' }),
    onData: (stream, { envelope }, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          caught.push({ ...mail, recipients: envelope.rcptTo.map(({ address }) => address) });
          done();
          arrivals.emit('mail');
        }, done);
    },
  });
  server.on('error', () => {}); // A client may disconnect at any time.
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const port = portOf(server.server);

  return {
    url: `smtp://127.0.0.1:${port}`,
    description: 'smtp-server, in process',
    stop: () => new Promise((resolve) => server.close(resolve)),
    messages: () => caught,
    waitFor: async (matches, timeoutMs = 10_000) => {
      const signal = AbortSignal.timeout(timeoutMs);
      for (;;) {
        const found = caught.find(matches);
        if (found) return found;
        await once(arrivals, 'mail', { signal }).catch(() => {
          throw new Error(
            `No such mail within ${timeoutMs} ms; there are: ${caught.map((mail) => mail.subject).join(', ') || 'none'}`,
          );
        });
      }
    },
  };
}
