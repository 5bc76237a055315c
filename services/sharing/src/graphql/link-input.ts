import { z } from 'zod';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { Keys } from '@lectern/kernel/keys/port.ts';
import type { LinkSettings } from '../shared-link/settings.ts';

const MAX_RECIPIENTS = 50;

const text = z
  .string()
  .trim()
  .nullable()
  .transform((value) => value || null);
const oneLine = (what: string, most: number) =>
  text.pipe(
    z
      .string()
      .max(most, `${what} has at most ${most} characters.`)
      .regex(/^[^\p{Cc}\u2028\u2029]*$/u, `${what} is one line.`)
      .nullable(),
  );

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'An address has at most 254 characters.')
  .pipe(z.email('Write an address like name@example.com.'));

// Mail programs make a link also of what only ends like a host's name.
const webAddress =
  /https?:|www\.|:\/\/|(?:^|[^@\w.])(?:[\p{L}\d-]+\.)+(?:com|net|org|info|biz|app|dev|xyz|top|site|online|shop|link|click|zip|[a-z]{2})(?![\p{L}\d@-])/iu;

/** What a stranger has us write to somebody: words, and no way out of the mail but our own button. */
export const untrustedText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: () => `Write at most ${most.toLocaleString('en')} characters.` })
    .refine((text) => !webAddress.test(text), 'Write it without web addresses.');

const recipient = z.object({
  email: emailAddress,
  name: oneLine('A name', 200)
    .nullish()
    .transform((value) => value ?? null),
});

/** The text of a mail; null: as Lectern writes it. */
export const mailInput = z.object({
  subject: oneLine('A subject', 200)
    .nullish()
    .transform((value) => value ?? null),
  message: text
    .pipe(z.string().max(5_000, 'A message has at most 5,000 characters.').nullable())
    .nullish()
    .transform((value) => value ?? null),
});

/** What may be given of a link; what is left out is undefined. */
const settings = z.object({
  name: oneLine('A name', 200).optional(),
  alias: text.optional(),
  expiresAt: z.iso
    .datetime()
    .nullable()
    .transform((value) => value && new Date(value).toISOString())
    .optional(),
  notificationLevel: z
    .number()
    .int()
    .min(0, 'Choose a level from 0 to 4.')
    .max(4, 'Choose a level from 0 to 4.')
    .nullish()
    .transform((value) => value ?? undefined),
  accessCode: text
    .pipe(
      z
        .string()
        .min(4, 'An access code has at least 4 characters.')
        .max(64, 'An access code has at most 64 characters.')
        .nullable(),
    )
    .optional(),
  consentMode: z.enum(['NOT_REQUIRED', 'OPTIONAL', 'REQUIRED']).nullish(),
  recipients: z
    .array(recipient)
    .max(MAX_RECIPIENTS, `A link has at most ${MAX_RECIPIENTS} recipients.`)
    .nullish()
    .transform((value) => value ?? undefined),
  isForRecipientsOnly: flag(),
  isDirect: flag(),
  canBeDownloaded: flag(),
  canBePrinted: flag(),
  canBeForwarded: flag(),
});

/** Null says nothing of what is either on or off. */
function flag() {
  return z
    .boolean()
    .nullish()
    .transform((value) => value ?? undefined);
}

/**
 * What was given, checked, its recipients named. Of several with one address the first counts.
 * @throws z.ZodError
 */
export async function parseLinkInput(
  input: unknown,
  keys: Keys,
  teamId: string,
): Promise<Partial<LinkSettings>> {
  const { recipients, ...rest } = settings.parse(input);
  const given = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  ) as Partial<LinkSettings>;
  if (!recipients) return given;
  const named = await Promise.all(
    recipients.map(async (each) => ({
      ...each,
      recipientId: await contactIdFor(keys, teamId, each.email),
    })),
  );
  const first = new Map(named.toReversed().map((each) => [each.recipientId, each]));
  return { ...given, recipients: named.filter((each) => first.get(each.recipientId) === each) };
}

/** The id of whoever has this address, for the whole team. */
export function contactIdFor(keys: Keys, teamId: string, email: string): Promise<string> {
  return blindIndex(keys, teamId, email);
}
