import { test } from '@jest/globals';
import { aMail } from './mail.contract.ts';
import { openSmtpMailer } from './smtp.ts';

const url = process.env['LECTERN_MAIL'];
if (!url) throw new Error('LECTERN_MAIL says which server to use');

/** smtp.int.spec.ts checks what arrives, because its server runs in the process of the test. */
test('the server takes a hundred mails over kept connections', async () => {
  const mailer = await openSmtpMailer({ url, from: 'Lectern <lectern@example.org>' });
  await Promise.all(Array.from({ length: 100 }, () => mailer.send(aMail())));
  await mailer.close();
});
