import { open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailFolder, SentMail } from './port.ts';
import { escapeHtml } from './escape-text.ts';

/** Headers for the folder only: the team, the persons whose data is in it, and the parts for the addressee only. */
export const TEAM_HEADER = 'X-Lectern-Team';
export const PERSONS_HEADER = 'X-Lectern-Persons';
export const SECRET_HEADER = 'X-Lectern-Secret';

const fileName = /^\d{8}T\d{9}Z-\d{4}-[0-9a-f]{12}\.eml$/;
/** Of the newest mails; older ones are looked up in the folder. */
const MOST_FILES = 5_000;
/** More than all headers of a mail, with the longest secret. */
const HEAD_BYTES = 16_384;

/** The mails in a folder of .eml files, as the administrators of a team may read them. */
export function folderOutbox(folder: string): MailFolder {
  const pathOf = (id: string) => join(folder, `${id}.eml`);

  /** A header of ours; empty where the mail, or the header, does not exist. */
  async function headerOf(id: string, name: string): Promise<string> {
    const file = await open(pathOf(id)).catch(() => null);
    if (!file) return '';
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      const [head = ''] = buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n', 1);
      const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
      return lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
    } finally {
      await file.close();
    }
  }

  const isOf = async (id: string, teamIds: readonly string[]) =>
    teamIds.includes(await headerOf(id, TEAM_HEADER));

  async function read(id: string): Promise<SentMail> {
    const { default: PostalMime } = await import('postal-mime'); // Seldom needed.
    const {
      to,
      headers,
      subject = '',
      text = '',
      html = '',
    } = await PostalMime.parse(await readFile(pathOf(id)));
    const secret = headers.find(({ key }) => key === SECRET_HEADER.toLowerCase())?.value;
    return {
      id,
      sentAt: timeOf(id),
      to: to?.[0]?.address ?? '',
      // A preview shows no attachments.
      ...withheld(
        { subject, text, html: html.replaceAll(/<img [^>]*src="cid:[^>]*>/g, '') },
        secret,
      ),
      isWithheld: secret !== undefined,
    };
  }

  return {
    async list(teamIds, limit) {
      const names = (await readdir(folder))
        .filter((name) => fileName.test(name))
        .toSorted()
        .toReversed();
      const ids: string[] = [];
      for (const name of names.slice(0, MOST_FILES)) {
        const id = name.slice(0, -'.eml'.length);
        if (await isOf(id, teamIds)) ids.push(id);
        if (ids.length === limit) break;
      }
      return Promise.all(ids.map(read));
    },
    async read(teamIds, id) {
      return fileName.test(`${id}.eml`) && (await isOf(id, teamIds)) ? read(id) : null;
    },
    async forget(personIds) {
      for (const name of (await readdir(folder)).filter((each) => fileName.test(each))) {
        const persons = (await headerOf(name.slice(0, -'.eml'.length), PERSONS_HEADER)).split(' ');
        if (personIds.some((personId) => persons.includes(personId)))
          await rm(join(folder, name), { force: true });
      }
    },
  };
}

/** Removes links completely. */
function withheld(
  { subject, text, html }: Pick<SentMail, 'subject' | 'text' | 'html'>,
  secret: string | undefined,
): Pick<SentMail, 'subject' | 'text' | 'html'> {
  if (secret === undefined) return { subject, text, html };
  const words = /^https?:/.test(secret) ? '(link withheld)' : '(code withheld)';
  const without = (part: string) => part.replaceAll(secret, words);
  return {
    subject: without(subject),
    text: without(text),
    html: without(
      html
        .replaceAll(`href="${escapeHtml(secret)}"`, 'title="link withheld"')
        .replaceAll(escapeHtml(secret), words),
    ),
  };
}

/** From `20261120T120000000Z-…`. */
function timeOf(id: string): string {
  return id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z');
}
