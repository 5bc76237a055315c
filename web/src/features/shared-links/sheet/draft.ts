import { languageOf, type Language } from '@lectern/schemas/text/languages.ts';
import { SHORTEST_ACCESS_CODE } from '@lectern/schemas/access/access-code.ts';
import { keysOf } from '../../../typed/keys-of.ts';
import type {
  ConsentMode,
  EmailMode,
  LinkSettingsFragment,
  ReviseSharedLinkInput,
} from '../../../gql/graphql.ts';
import { dayOf } from '../../../ui/form/days.ts';
import { lastMomentOf } from './fields/expiry-field.tsx';
import { texts } from './texts.ts';

export type Person = { email: string; name: string | null };

/** The form's unsaved values. */
export interface Draft {
  name: string;
  alias: string;
  recipients: readonly Person[];
  /** Typed text that is not an email. */
  notRecipients: string;
  isForRecipientsOnly: boolean;
  /** Whether anyone who opens it enters an email, and verifies it by a code. */
  emailMode: EmailMode;
  /** As `2026-11-24`; null: never expires. */
  lastDay: string | null;
  accessCode: string | null;
  /** Null: the team's default. */
  consentMode: ConsentMode | null;
  isDirect: boolean;
  canBeDownloaded: boolean;
  canBePrinted: boolean;
  canBeForwarded: boolean;
  /** Of the recipients' pages and mails; null: their own. */
  language: Language | null;
  /** Null: the profile's default. */
  notificationLevel: number | null;
}

export type Change = <Name extends keyof Draft>(name: Name, value: Draft[Name]) => void;

export const emptyDraft: Draft = {
  name: '',
  alias: '',
  recipients: [],
  notRecipients: '',
  isForRecipientsOnly: false,
  emailMode: 'NOT_REQUIRED',
  lastDay: null,
  accessCode: null,
  consentMode: null,
  isDirect: false,
  canBeDownloaded: true,
  canBePrinted: true,
  canBeForwarded: true,
  language: null,
  notificationLevel: null,
};

export function draftOf({
  name,
  alias,
  recipients,
  expiresAt,
  ...link
}: LinkSettingsFragment): Draft {
  return {
    name: name ?? '',
    alias: alias ?? '',
    recipients: recipients.flatMap(({ email, name: linkName }) =>
      email === null ? [] : [{ email, name: linkName }],
    ),
    notRecipients: '',
    lastDay: expiresAt === null ? null : dayOf(new Date(expiresAt)),
    isForRecipientsOnly: link.isForRecipientsOnly,
    emailMode: link.emailMode,
    accessCode: link.accessCode,
    consentMode: link.consentMode,
    isDirect: link.isDirect,
    canBeDownloaded: link.canBeDownloaded,
    canBePrinted: link.canBePrinted,
    canBeForwarded: link.canBeForwarded,
    language: languageOf(link.language),
    notificationLevel: link.notificationLevel,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Names of the changed fields. */
export const changed = (draft: Draft, before: Draft) =>
  keysOf(draft).filter((name) => !isSame(draft[name], before[name]));

/** Only the changes, so saves by others stay. */
export function inputOf(draft: Draft, before: Draft): ReviseSharedLinkInput {
  const written: ReviseSharedLinkInput = {
    ...draft,
    name: draft.name.trim() || null,
    alias: draft.alias || null,
    recipients: [...draft.recipients],
    accessCode: draft.accessCode?.trim() || null,
  };
  const names = changed(draft, before);
  const unchanged = Object.fromEntries(
    Object.entries(written).filter(
      ([name]) =>
        name !== 'lastDay' && name !== 'notRecipients' && names.includes(name as keyof Draft),
    ),
  );
  return {
    ...unchanged,
    ...(names.includes('lastDay') && {
      expiresAt: draft.lastDay === null ? null : lastMomentOf(draft.lastDay),
    }),
  };
}

/** Why it cannot be saved yet. */
export function whyNot(
  { isForRecipientsOnly, recipients, notRecipients, lastDay, accessCode }: Draft,
  currentCode: string | null = null,
): string | null {
  if (notRecipients !== '') return texts.fixTheRecipients;
  if (isForRecipientsOnly && recipients.length === 0) return texts.recipientMissing;
  if (lastDay === '') return texts.chooseTheLastDay;
  if (
    accessCode !== null &&
    accessCode !== currentCode &&
    accessCode.trim().length < SHORTEST_ACCESS_CODE
  )
    return texts.accessCodeTooShort({ shortestAccessCode: SHORTEST_ACCESS_CODE });
  return null;
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** No ambiguous letters; two groups, easy to read aloud. */
export function newAccessCode(): string {
  const picked = Array.from(
    crypto.getRandomValues(new Uint32Array(8)),
    (each) => letters[each % letters.length],
  );
  return `${picked.slice(0, 4).join('')}-${picked.slice(4).join('')}`;
}
