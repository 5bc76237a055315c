import {
  SharedLinkAccessCodeRemoved,
  SharedLinkAccessCodeSet,
  SharedLinkActivated,
  SharedLinkExpiryChanged,
  SharedLinkNotificationLevelSet,
  SharedLinkRecipientAdded,
  SharedLinkRecipientRemoved,
  SharedLinkRevised,
  SharedLinkRulesChanged,
} from '@lectern/schemas/events/sharing.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { aliasProblem } from './address.ts';
import { newNameKey } from './name-key.ts';
import { ruleNames } from './rules.ts';
import type { LinkRules, ExistingSharedLink, Recipient, SharedLinkEvent } from './state.ts';
import { isPast } from './status.ts';
import { problems } from '../texts/problems.ts';

/** What the owner may choose. */
export interface LinkSettings extends LinkRules {
  name: string | null;
  alias: string | null;
  expiresAt: string | null;
  notificationLevel: number;
  accessCode: string | null;
  recipients: readonly Pick<Recipient, 'recipientId' | 'email' | 'name'>[];
}

/** Events for settings that differ. @throws DomainError INVALID */
export function revise(
  sharedLinkId: string,
  link: ExistingSharedLink,
  changes: Partial<LinkSettings>,
  now: string,
): SharedLinkEvent[] {
  const { alias, expiresAt, notificationLevel } = changes;
  if (alias && alias !== link.alias) assertAlias(alias);
  const isMoved = expiresAt !== undefined && expiresAt !== link.expiresAt;
  if (isMoved && isPast(expiresAt, now)) throw dateProblem(problems.timeInPast);
  const isReopened = isMoved && link.status === 'expired' && link.reason === 'date';
  const named = changedSettings(link, changes, ['name', 'alias']);
  const nameKey =
    named?.name === undefined
      ? {}
      : { nameKey: newNameKey({ sharedLinkId, name: named.name, now }) };
  const rules = changedSettings(link, changes, ruleNames);
  const isLevelSet =
    notificationLevel !== undefined && notificationLevel !== link.notificationLevel;
  const recipients = changes.recipients
    ? recipientEvents(sharedLinkId, link.recipients, changes.recipients)
    : [];
  assertCanBeOpened({ ...link, ...changes });
  return [
    ...(named ? [SharedLinkRevised({ sharedLinkId, ...named, ...nameKey })] : []),
    ...(isMoved ? [SharedLinkExpiryChanged({ sharedLinkId, expiresAt })] : []),
    ...(isReopened ? [SharedLinkActivated({ sharedLinkId })] : []),
    ...(isLevelSet ? [SharedLinkNotificationLevelSet({ sharedLinkId, notificationLevel })] : []),
    ...accessCodeEvents(sharedLinkId, link, changes.accessCode),
    ...recipients,
    ...(rules ? [SharedLinkRulesChanged({ sharedLinkId, ...rules })] : []),
  ];
}

export function assertAlias(alias: string): void {
  const problem = aliasProblem(alias);
  if (problem) throw new DomainError('INVALID', problem, { alias: [problem] });
}

export function dateProblem(message: string): DomainError {
  return new DomainError('INVALID', message, { expiresAt: [message] });
}

function assertCanBeOpened({
  isForRecipientsOnly,
  recipients,
}: Pick<LinkSettings, 'isForRecipientsOnly' | 'recipients'>): void {
  if (!isForRecipientsOnly || recipients.length > 0) return;
  const message = problems.recipientMissing;
  throw new DomainError('INVALID', message, { recipients: [message] });
}

function changedSettings<Name extends keyof LinkSettings & keyof ExistingSharedLink>(
  link: ExistingSharedLink,
  changes: Partial<LinkSettings>,
  names: readonly Name[],
) {
  const found = names.filter((name) => changes[name] !== undefined && changes[name] !== link[name]);
  return found.length === 0
    ? null
    : (Object.fromEntries(found.map((name) => [name, changes[name]])) as Partial<
        Pick<LinkSettings, Name>
      >);
}

function accessCodeEvents(
  sharedLinkId: string,
  link: ExistingSharedLink,
  accessCode: string | null | undefined,
): SharedLinkEvent[] {
  if (accessCode === undefined) return [];
  if (accessCode === null)
    return link.hasAccessCode ? [SharedLinkAccessCodeRemoved({ sharedLinkId })] : [];
  return link.hasAccessCode && link.accessCode === accessCode
    ? []
    : [SharedLinkAccessCodeSet({ sharedLinkId, accessCode })];
}

/** A recipient with a new name is added again, which only changes the name. */
function recipientEvents(
  sharedLinkId: string,
  before: readonly Recipient[],
  wanted: LinkSettings['recipients'],
): SharedLinkEvent[] {
  const known = new Map(before.map((each) => [each.recipientId, each]));
  const kept = new Set(wanted.map(({ recipientId }) => recipientId));
  const isNew = ({ recipientId, name }: LinkSettings['recipients'][number]) =>
    known.get(recipientId)?.name !== name || !known.has(recipientId);
  return [
    ...before
      .filter(({ recipientId }) => !kept.has(recipientId))
      .map(({ recipientId }) => SharedLinkRecipientRemoved({ sharedLinkId, recipientId })),
    ...wanted
      .filter(isNew)
      .map(({ recipientId, email, name }) =>
        SharedLinkRecipientAdded({ sharedLinkId, recipientId, email, name }),
      ),
  ];
}
