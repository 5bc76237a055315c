import type Mail from 'nodemailer/lib/mailer/index.js';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import { OPERATORS, type Mail as OurMail } from './port.ts';

// Everything that becomes part of a header: a line break in it would start another header.
const oneLine = z
  .string()
  .max(500)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line without control characters');

const mailbox = z.strictObject({ name: oneLine.nullable(), address: z.email().and(oneLine) });

const schema = z.strictObject({
  messageId: z
    .string()
    .regex(/^[\w.+=/-]{1,200}(@[\w.-]{1,200})?$/, 'must be an id, with or without a domain'),
  to: mailbox,
  fromName: oneLine.nullish(),
  replyTo: mailbox.nullish(),
  subject: oneLine,
  text: z.string(),
  html: z.string(),
  pictures: z
    .array(
      z.strictObject({
        cid: z.string().regex(/^[a-z-]{1,50}$/, 'must be a word'),
        type: z.literal('image/jpeg'),
        bytes: z.instanceof(Uint8Array),
      }),
    )
    .optional(),
  persons: z.array(z.string().regex(/^[\w-]{1,100}$/, 'must be the id of a person')),
  teamId: z.uuid().or(z.literal(OPERATORS)).nullish(),
  // A sealed token of at most 4,000 characters, and the address in front of it.
  secret: z
    .string()
    .min(4)
    .max(4_500)
    .regex(/^[\x21-\x7e]*$/, 'must be one word in ASCII')
    .nullish(),
  unsubscribeUrl: z
    .url({ protocol: /^https?$/ })
    .and(oneLine)
    .nullish(),
}) satisfies z.ZodType<OurMail>;

/**
 * The message for nodemailer, which must never read files or fetch URLs for it.
 * @param from a mailbox, as in `Lectern <lectern@example.com>`
 * @throws DomainError INVALID for a line break or control character in a header, and for an invalid address
 */
export function messageOf(
  from: string,
  mail: OurMail,
): Mail.Options & { envelope: { from: string; to: string[] } } {
  const parsed = schema.safeParse(mail);
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue): [string, string[]] => [
      issue.path.join('.'),
      [issue.message],
    ]);
    throw new DomainError('INVALID', 'This mail cannot be sent.', Object.fromEntries(fields));
  }
  const { messageId, to, fromName, replyTo, subject, text, html, pictures, unsubscribeUrl } =
    parsed.data;
  const sender = senderOf(from);
  return {
    from: { ...sender, ...(fromName && { name: fromName }) },
    to: named(to),
    ...(replyTo && { replyTo: named(replyTo) }),
    subject,
    text,
    html,
    attachments: pictures?.map(({ cid, type, bytes }) => ({
      cid,
      contentType: type,
      contentDisposition: 'inline',
      filename: `${cid}.jpg`,
      content: Buffer.from(bytes),
    })),
    messageId: `<${messageId.includes('@') ? messageId : `${messageId}@${sender.address.split('@')[1]}`}>`,
    envelope: { from: sender.address, to: [to.address] },
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function named({ name, address }: z.output<typeof mailbox>): { name: string; address: string } {
  return { name: name ?? '', address };
}

/** @throws Error when it is no mailbox */
export function senderOf(from: string): { name: string; address: string } {
  const [, name, bracketed, bare] =
    /^(?:([^<>\p{Cc}]*)<([^<>\s@]+@[^<>\s@]+)>|([^<>\s@]+@[^<>\s@]+))$/u.exec(from.trim()) ?? [];
  const address = bracketed ?? bare;
  if (!address) throw new Error('LECTERN_MAIL_FROM must look like Lectern <lectern@example.com>');
  return { name: (name ?? '').trim().replace(/^"(.*)"$/, '$1'), address };
}
