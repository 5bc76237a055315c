import { z } from 'zod';
import { languages } from '@lectern/schemas/text/languages.ts';
import { SHORTEST_ACCESS_CODE } from '@lectern/schemas/access/access-code.ts';
import type { Keys } from '@lectern/kernel/keys/port.ts';
import { contactIdFor } from '../contact-id.ts';
import type { LinkSettings } from '../shared-link/settings.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { problems } from '../texts/problems.ts';

const MAX_RECIPIENTS = 50;

const text = z
  .string()
  .trim()
  .nullable()
  .transform((value) => value || null);
const oneLine = (what: string, maxLength: number) =>
  text.pipe(
    z
      .string()
      .max(maxLength, `${what} has at most ${maxLength} characters.`)
      .regex(/^[^\p{Cc}\u2028\u2029]*$/u, `${what} is one line.`)
      .nullable(),
  );

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, problems.emailTooLong)
  .pipe(z.email(problems.emailLike));

// Mail programs also turn bare host names into links, under any ending. A dot of another script also ends a sentence, so
// only a Latin ending after it counts.
const webAddress =
  /https?:|www\.|:\/\/|(?:^|[^@\p{L}\p{N}._-])(?:[\p{L}\p{N}_-]+[.。．｡])+(?:[a-z]{2,}|(?<=\.)\p{L}{2,}|xn--[\w-]+)(?![\p{L}\p{N}@_-])/iu;

/** Text that a visitor has us mail to others: no links, so that the mail leads nowhere but to ours. */
export const untrustedText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, { error: () => problems.tooLong({ most: maxLength }) })
    .refine((text) => !webAddress.test(text), problems.withoutWebLinks);

const recipient = z.object({
  email: emailAddress,
  name: oneLine('A name', 200)
    .nullish()
    .transform((value) => value ?? null),
});

/** Null: the default text. */
export const mailInput = z.object({
  subject: oneLine('A subject', 200)
    .nullish()
    .transform((value) => value ?? null),
  message: text
    .pipe(z.string().max(5_000, problems.messageTooLong).nullable())
    .nullish()
    .transform((value) => value ?? null),
});

/** Fields that are left out are undefined. */
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
    .min(0, problems.levelInvalid)
    .max(4, problems.levelInvalid)
    .nullish()
    .transform((value) => value ?? undefined),
  consentMode: z.enum(['NOT_REQUIRED', 'OPTIONAL', 'REQUIRED']).nullish(),
  emailMode: z
    .enum(['NOT_REQUIRED', 'ENTERED', 'VERIFIED'])
    .nullish()
    .transform((value) => value ?? undefined),
  recipients: z
    .array(recipient)
    .max(MAX_RECIPIENTS, problems.tooManyRecipients({ most: MAX_RECIPIENTS }))
    .nullish()
    .transform((value) => value ?? undefined),
  isForRecipientsOnly: flag(),
  isDirect: flag(),
  canBeDownloaded: flag(),
  canBePrinted: flag(),
  canBeForwarded: flag(),
  language: z.enum(languages, problems.languageUnknown).nullish(),
});

function accessCode(current: string | null) {
  return text
    .pipe(z.string().max(64, problems.accessCodeTooLong).nullable())
    .refine(
      (code) => code === null || code.length >= SHORTEST_ACCESS_CODE || code === current,
      problems.accessCodeTooShort({ least: SHORTEST_ACCESS_CODE }),
    )
    .optional();
}

/** Null counts as left out. */
function flag() {
  return z
    .boolean()
    .nullish()
    .transform((value) => value ?? undefined);
}

/**
 * Validates settings and adds ids of recipients. Of several recipients with one email the first counts.
 * @param currentCode may be given again, even if it is shorter than new codes may be
 * @throws z.ZodError
 */
export async function parseLinkInput(
  input: unknown,
  keys: Keys,
  teamId: string,
  currentCode: string | null = null,
): Promise<Partial<LinkSettings>> {
  const { recipients, ...rest } = settings
    .extend({ accessCode: accessCode(currentCode) })
    .parse(input);
  const given = withoutUndefined(rest);
  if (!recipients) return given;
  const withIds = await Promise.all(
    recipients.map(async (each) => ({
      ...each,
      recipientId: await contactIdFor(keys, teamId, each.email),
    })),
  );
  const first = new Map(withIds.toReversed().map((each) => [each.recipientId, each]));
  return { ...given, recipients: withIds.filter((each) => first.get(each.recipientId) === each) };
}
