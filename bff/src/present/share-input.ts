import { z } from 'zod';
import type { ConsentMode, ReviseSharedLinkInput, SharePresentationInput } from '../gql/graphql.ts';
import { languages } from '@lectern/schemas/text/languages.ts';
import { upperCase } from '../resource/casing.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { asInGraph } from '../resource/graph-places.ts';
import { problems } from '../http/problems.ts';

const consentMode = z.enum(['not_required', 'optional', 'required']);

const emailMode = z.enum(['not_required', 'entered', 'verified']);

const recipient = z.union([
  z.string().max(300),
  z.object(
    asInGraph('LinkRecipientInput', {
      email: z.string().max(300),
      name: z.string().max(200).nullish(),
    }),
  ),
]);

const fields = {
  name: z.string().max(200).nullish(),
  alias: z.string().max(100).nullish(),
  link_expires: z
    .boolean()
    .optional()
    .describe(
      'False: the link never expires, and `expires_at` is ignored. True needs `expires_at`.',
    ),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
  notification_level: z.number().int().min(0).max(4).nullish(),
  access_code: z.string().max(100).nullish(),
  consent_mode: consentMode.nullish(),
  email_mode: emailMode.nullish(),
  recipients: z.array(recipient).max(200).optional(),
  only_intended_recipients: z.boolean().optional(),
  language: z
    .enum([...languages, 'auto'])
    .nullish()
    .describe(
      'Language of its pages and emails. Null or `auto`: the one that the reader’s browser prefers.',
    ),
  is_direct: z.boolean().optional(),
  can_be_downloaded: z.boolean().optional(),
  can_be_printed: z.boolean().optional(),
  can_be_forwarded: z.boolean().optional(),
};
/** The form of a link (accounts §3, §7). A missing field keeps its value or gets the default. */
export const linkFields = asInGraph('SharePresentationInput', fields, {
  only_intended_recipients: 'isForRecipientsOnly',
});

/** The mail to its recipients; sent unless `send_email` is false. */
export const mailFields = {
  ...asInGraph('LinkMailInput', {
    subject: z.string().max(300).nullish(),
    message: z.string().max(6_000).nullish(),
  }),
  send_email: z
    .boolean()
    .default(true)
    .describe('Whether the link is emailed to its recipients at once.'),
};

/** A new link that expires needs a date; an existing one keeps its own. */
export function hasMoment({
  link_expires,
  expires_at,
}: {
  link_expires?: boolean | undefined;
  expires_at?: string | null | undefined;
}): boolean {
  return link_expires !== true || expires_at != null;
}
export const momentRequired = { message: problems.momentMissing, path: ['expires_at'] };

type Form = z.output<z.ZodObject<typeof linkFields>>;

export function linkInputOf(form: Form): ReviseSharedLinkInput {
  return withoutUndefined({
    name: form.name,
    alias: form.alias,
    expiresAt: form.link_expires === false ? null : form.expires_at,
    notificationLevel: form.notification_level,
    accessCode: form.access_code,
    consentMode: form.consent_mode && parseConsentMode(form.consent_mode),
    emailMode: form.email_mode ? upperCase(form.email_mode) : undefined,
    recipients: form.recipients?.map((each) =>
      typeof each === 'string'
        ? { email: each }
        : withoutUndefined({ email: each.email, name: each.name }),
    ),
    isForRecipientsOnly: form.only_intended_recipients,
    language: form.language === 'auto' ? null : form.language,
    isDirect: form.is_direct,
    canBeDownloaded: form.can_be_downloaded,
    canBePrinted: form.can_be_printed,
    canBeForwarded: form.can_be_forwarded,
  });
}

/** With the mail, if there are recipients. */
export function shareInputOf(
  form: Form & z.output<z.ZodObject<typeof mailFields>>,
): SharePresentationInput {
  const isMailed = form.send_email && (form.recipients?.length ?? 0) > 0;
  return {
    ...linkInputOf(form),
    ...(isMailed && { mail: withoutUndefined({ subject: form.subject, message: form.message }) }),
  };
}

function parseConsentMode(mode: z.output<typeof consentMode>): ConsentMode {
  return upperCase(mode);
}
