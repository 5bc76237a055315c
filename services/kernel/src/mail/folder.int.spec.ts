import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { openFolderMailer } from './folder.ts';
import { aMail, mailContract } from './mail.contract.ts';

const from = 'Lectern <lectern@example.org>';
const mailsIn = async (folder: string) => {
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
};

mailContract('a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-mail-'));
  const mailer = await openFolderMailer({ folder, from });
  const close = async () => {
    await mailer.close();
    await rm(folder, { recursive: true });
  };
  return { mailer, arrived: () => mailsIn(folder), close };
});

test('names are safe and sort by time, and only the owner may read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-mail-'));
  const mailer = await openFolderMailer({ folder, from });
  for (let i = 0; i < 20; i++)
    await mailer.send(aMail({ messageId: '../../x', subject: `number ${i}` }));
  expect((await mailsIn(folder)).map(({ subject }) => subject)).toEqual(
    Array.from({ length: 20 }, (_, i) => `number ${i}`),
  );
  for (const name of await readdir(folder)) {
    expect(name).toMatch(/^\d{8}T\d{9}Z-\d{4}-[0-9a-f]{12}\.eml$/);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  }
  await rm(folder, { recursive: true });
});

test('a team reads its own mails, the newest first, and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-mail-'));
  const { send, outbox } = await openFolderMailer({ folder, from });
  const [ours, theirs] = [randomUUID(), randomUUID()];
  for (const n of [1, 2, 3]) await send(aMail({ subject: `ours ${n}`, teamId: ours }));
  const html = `${aMail().html}<img alt="" src="cid:first-page">`;
  await send(aMail({ subject: 'theirs', teamId: theirs, html }));
  await send(aMail({ subject: 'lets somebody in' }));
  await writeFile(join(folder, 'notes.txt'), `X-Lectern-Team: ${ours}`);
  expect((await outbox!.list([ours], 2)).map(({ subject }) => subject)).toEqual([
    'ours 3',
    'ours 2',
  ]);
  const [mail] = await outbox!.list([theirs], 10);
  expect(mail).toMatchObject({
    subject: 'theirs',
    to: 'anne@example.com',
    text: expect.stringContaining('Hello Änne'),
    html: expect.stringContaining('<b>Änne</b>'),
  });
  expect(mail!.html).not.toContain('<img');
  expect(Math.abs(Date.parse(mail!.sentAt) - Date.now())).toBeLessThan(60_000);
  expect(await outbox!.read([theirs], mail!.id)).toEqual(mail);
  expect(await outbox!.read([ours], mail!.id)).toBeNull();
  expect((await outbox!.list([ours, theirs], 10)).map(({ subject }) => subject)).toEqual([
    'theirs',
    'ours 3',
    'ours 2',
    'ours 1',
  ]);
  for (const id of ['../secret', 'notes', '', '.'])
    expect(await outbox!.read([ours], id)).toBeNull();
  await rm(folder, { recursive: true });
});

test('a link or a code that signs in is shown only to its addressee', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-mail-'));
  const { send, outbox } = await openFolderMailer({ folder, from });
  const [team, link] = [
    randomUUID(),
    `https://lectern.example/password/reset#token=${'t'.repeat(4_000)}&email=kim%40example.com`,
  ];
  await send(
    aMail({
      teamId: team,
      secret: link,
      text: `Choose: ${link}`,
      html: `<a href="${link.replaceAll('&', '&amp;')}">Choose</a>`,
    }),
  );
  await send(
    aMail({
      teamId: team,
      secret: '042137',
      subject: '042137 is your code',
      text: '042137',
      html: '<b>042137</b>',
    }),
  );
  expect(await outbox!.list([team], 10)).toMatchObject([
    {
      subject: '(code withheld) is your code',
      text: expect.stringMatching(/^\(code withheld\)\s*$/),
      html: expect.stringContaining('<b>(code withheld)</b>'),
      isWithheld: true,
    },
    {
      text: expect.stringMatching(/^Choose: \(link withheld\)\s*$/),
      html: expect.stringContaining('<a title="link withheld">Choose</a>'),
      isWithheld: true,
    },
  ]);
  expect(JSON.stringify(await outbox!.list([team], 10))).not.toMatch(/tttt|042137/);
  expect((await mailsIn(folder))[0]!.text).toContain(link); // The addressee gets all of it.
  await expect(send(aMail({ secret: 'a b\r\nBcc: eve@evil.example' }))).rejects.toThrow(
    'cannot be sent',
  );
  await rm(folder, { recursive: true });
});

test('a team cannot be claimed in what a mail says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-mail-'));
  const { send, outbox } = await openFolderMailer({ folder, from });
  const team = randomUUID();
  await send(aMail({ text: `X-Lectern-Team: ${team}`, html: `X-Lectern-Team: ${team}` }));
  await expect(send(aMail({ subject: `x\r\nX-Lectern-Team: ${team}` }))).rejects.toThrow(
    'cannot be sent',
  );
  expect(await outbox!.list([team], 10)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('every mail about an erased person goes, also where it is about others too, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-mail-'));
  const { send, outbox } = await openFolderMailer({ folder, from });
  const others = Array.from({ length: 9 }, () => randomUUID());
  const [gone, teamId] = [randomUUID(), randomUUID()];
  await send(aMail({ subject: 'to them', persons: [gone] }));
  await send(aMail({ subject: 'of them and others', persons: [...others, gone], teamId }));
  await send(
    aMail({ subject: 'of others', persons: others, text: `X-Lectern-Persons: ${gone}`, teamId }),
  );
  await send(aMail({ subject: 'of nobody' }));
  await outbox!.forget([randomUUID(), gone]);
  expect((await mailsIn(folder)).map(({ subject }) => subject)).toEqual(['of others', 'of nobody']);
  expect((await outbox!.list([teamId], 10)).map(({ subject }) => subject)).toEqual(['of others']);
  await expect(send(aMail({ persons: ['x\r\nBcc: eve@evil.example'] }))).rejects.toThrow(
    'cannot be sent',
  );
  await rm(folder, { recursive: true });
});

test('a sender that is no mailbox is refused at start', async () => {
  await expect(openFolderMailer({ folder: tmpdir(), from: 'Lectern' })).rejects.toThrow(
    'LECTERN_MAIL_FROM',
  );
});
