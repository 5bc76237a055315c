import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { portOf } from '@lectern/deploy/engines/ports.ts';
import { SMTPServer } from 'smtp-server';
import { startSmtp } from '../../../../deploy/engines/smtp.ts';
import { aMail, mailContract } from './mail.contract.ts';
import { openSmtpMailer } from './smtp.ts';

const from = 'Lectern <lectern@example.org>';

mailContract('SMTP', async () => {
  const server = await startSmtp();
  const mailer = await openSmtpMailer({ url: server.url, from });
  const close = async () => {
    await mailer.close();
    await server.stop();
  };
  return { mailer, arrived: async () => [...server.messages()], close };
});

test.each([
  [550, 'INVALID'],
  [451, 'UNAVAILABLE'],
])('a recipient refused with %d fails as %s, without its address', async (responseCode, code) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`no ${address} here`), { responseCode })),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const mailer = await openSmtpMailer({ url: `smtp://127.0.0.1:${portOf(server.server)}`, from });
  const failure = expect.objectContaining({ code, message: expect.not.stringContaining('anne') });
  await expect(mailer.send(aMail())).rejects.toEqual(failure);
  await mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

test('a mail that the server took although its answer was lost goes out again under the same message id', async () => {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void text(stream).then((raw) => {
        taken.push(/^message-id: (.*)$/im.exec(raw)?.[1] ?? '');
        if (taken.length > 1) return done();
        for (const connection of server.connections) connection.close();
      }),
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const mailer = await openSmtpMailer({ url: `smtp://127.0.0.1:${portOf(server.server)}`, from });
  const mail = aMail({ messageId: 'invitation.1' });
  await mailer.send(mail).catch(() => mailer.send(mail)); // As its job does.
  expect(taken).toEqual(['<invitation.1@example.org>', '<invitation.1@example.org>']);
  await mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

test('a server that is not there fails as UNAVAILABLE', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  const mailer = await openSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
  await expect(mailer.send(aMail())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await mailer.problem()).toBe(
    `The email server 127.0.0.1:${port} cannot be reached. Emails wait and are tried again.`,
  );
  await mailer.close();
});
