import { createHash } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOutbox, PERSONS_HEADER, SECRET_HEADER, TEAM_HEADER } from './folder-outbox.ts';
import { messageOf, senderOf } from './message.ts';
import type { Mailer } from './port.ts';

/**
 * Mails as .eml files, readable only by the owner of the folder: `<time>-<number>-<hash of the message id>.eml`, so that
 * names sort by time and a message that was sent twice has the same ending.
 * @throws Error when `from` is no mailbox
 */
export async function openFolderMailer({
  folder,
  from,
}: {
  folder: string;
  from: string;
}): Promise<Mailer> {
  senderOf(from);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let opened: ReturnType<typeof openTransport> | undefined;
  let lastNumber = 0;

  return {
    async send(mail) {
      const content = messageOf(from, mail);
      const headers = {
        ...content.headers,
        ...(mail.teamId && { [TEAM_HEADER]: mail.teamId }),
        [PERSONS_HEADER]: mail.persons.join(' '),
        ...(mail.secret && { [SECRET_HEADER]: mail.secret }),
      };
      const { message } = await (
        await (opened ??= openTransport())
      ).sendMail({ ...content, headers });
      const time = new Date().toISOString().replaceAll(/[-:.]/g, '');
      const number = String(++lastNumber % 10_000).padStart(4, '0');
      const hash = createHash('sha256').update(mail.messageId).digest('hex').slice(0, 12);
      const name = `${time}-${number}-${hash}.eml`;
      const partial = join(folder, `.${name}.part`); // Readers of the folder never see half a mail.
      const file = await open(partial, 'wx', 0o600);
      await file
        .writeFile(message)
        .then(() => file.sync())
        .finally(() => file.close());
      await rename(partial, join(folder, name));
    },
    problem: () => Promise.resolve(null),
    outbox: folderOutbox(folder),
    close: async () => (await opened)?.close(),
  };
}

/** Loaded with the first mail: most processes send few. */
async function openTransport() {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
}
