import { test } from '@jest/globals';
import { aMail } from './mail.contract.ts';
import { openSmtpMailer } from './smtp.ts';

const url = process.env['LECTERN_MAIL'];
if (!url) throw new Error('LECTERN_MAIL says which server to use');

/** What arrives is looked at where the server runs in the test's own process: smtp.int.spec.ts. */
test('the server takes a hundred mails over kept connections', async () => {
  const mailer = await openSmtpMailer({ url, from: 'Lectern <lectern@example.org>' });
  await Promise.all(Array.from({ length: 100 }, () => mailer.send(aMail())));
  await mailer.close();
});
