import {
  SharedLinkAccessAsked,
  SharedLinkActivated,
  SharedLinkCanceled,
  SharedLinkCreated,
  SharedLinkDeleted,
  SharedLinkExpired,
  SharedLinkFirstOpeningNoticed,
  SharedLinkMailRequested,
  SharedLinkNotificationLevelSet,
  SharedLinkPurged,
  SharedLinkRemindersTurned,
  SharedLinkRestored,
  SharedLinkRevised,
  SharedLinkTransferred,
} from '@lectern/schemas/events/sharing.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError, type ErrorCode } from '@lectern/kernel/errors.ts';
import { isHandedOver, type HandOver } from '@lectern/kernel/lifecycle/successors.ts';
import { evolve } from './evolve.ts';
import { nameKeyOf } from './name-keys.ts';
import { assertAlias, dateProblem, revise, type LinkSettings } from './settings.ts';
import {
  isMade,
  type AccessRequest,
  type MadeSharedLink,
  type SharedLink,
  type SharedLinkEvent,
} from './state.ts';
import { isPast, statusAt } from './status.ts';

/** What stands in the way of making it, found before; a repetition is answered again all the same. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string[]>;
}

/** What a mail says beside the address; null: as Lectern writes it. */
export interface MailText {
  requestedBy: string;
  subject: string | null;
  message: string | null;
}

export type SharedLinkCommand =
  | {
      type: 'CreateSharedLink';
      sharedLinkId: string;
      presentationId: string;
      createdBy: string;
      token: string;
      linkType: MadeSharedLink['linkType'];
      settings: LinkSettings;
      /** To all of its recipients; null: nobody is written to. */
      mail: MailText | null;
      refusal: Refusal | null;
    }
  | { type: 'ReviseSharedLink'; sharedLinkId: string; changes: Partial<LinkSettings> }
  /** Of a link whose name was never sealed, when the person it was made for is erased. */
  | { type: 'ForgetUnsealedName'; sharedLinkId: string }
  | {
      type: 'MailSharedLink';
      sharedLinkId: string;
      recipientIds: readonly string[] | null;
      mail: MailText;
      refusal: Refusal | null;
    }
  | { type: 'TransferSharedLink'; sharedLinkId: string; toUserId: string }
  /** By the product itself, also for a deleted link. */
  | (HandOver & { type: 'HandOverSharedLink'; sharedLinkId: string })
  | { type: 'ActivateSharedLink'; sharedLinkId: string }
  | { type: 'CancelSharedLink'; sharedLinkId: string }
  | { type: 'ExpireSharedLink'; sharedLinkId: string }
  | { type: 'DeleteSharedLink'; sharedLinkId: string }
  | { type: 'RestoreSharedLink'; sharedLinkId: string }
  /** Its 30 days are over; does nothing where it was restored, or deleted again since. */
  | { type: 'PurgeSharedLink'; sharedLinkId: string; deletedAt: string }
  | { type: 'AskForAccess'; sharedLinkId: string; request: Omit<AccessRequest, 'askedAt'> }
  | { type: 'SetNotificationLevel'; sharedLinkId: string; notificationLevel: number }
  | { type: 'SetReminders'; sharedLinkId: string; isMuted: boolean }
  | { type: 'ExpireSharedLinkWithPresentation'; sharedLinkId: string }
  /** Does nothing to a link that did not go with its presentation. */
  | { type: 'RestoreSharedLinkWithPresentation'; sharedLinkId: string }
  /** The date has come; does nothing where it was moved. */
  | { type: 'ExpireSharedLinkWhenDue'; sharedLinkId: string }
  | { type: 'NoticeFirstOpening'; sharedLinkId: string; hitId: string };

const DAY_MS = 24 * 60 * 60_000;
const MOST_REQUESTS_A_DAY = 20;

export function decide(
  { now, ...command }: SharedLinkCommand & Decision,
  link: SharedLink,
): SharedLinkEvent[] {
  if (command.type === 'CreateSharedLink') return create(command, link, now);
  const { sharedLinkId } = command;
  if (!isMade(link)) throw notThere();
  switch (command.type) {
    case 'HandOverSharedLink': {
      const { fromId, toId } = command;
      return isHandedOver({ ownerId: link.createdBy, ownedSince: link.ownedSince }, command)
        ? [SharedLinkTransferred({ sharedLinkId, fromUserId: fromId, toUserId: toId })]
        : [];
    }
    case 'RestoreSharedLink':
      return link.deletedAt === null ? [] : [SharedLinkRestored({ sharedLinkId })];
    case 'PurgeSharedLink':
      return link.deletedAt === command.deletedAt ? [SharedLinkPurged({ sharedLinkId })] : [];
    case 'DeleteSharedLink':
      return link.deletedAt === null ? [SharedLinkDeleted({ sharedLinkId })] : []; // A retried deletion is not a failure.
    // What comes about by itself goes on under a deletion, so that a link comes back as it would be.
    case 'ExpireSharedLinkWithPresentation':
      if (statusAt(link, now) !== 'ACTIVE') return [];
      return [SharedLinkExpired({ sharedLinkId, expiredAt: now, reason: 'presentation-deleted' })];
    case 'RestoreSharedLinkWithPresentation':
      if (
        link.status !== 'expired' ||
        link.reason !== 'presentation-deleted' ||
        isPast(link.expiresAt, now)
      )
        return [];
      return [SharedLinkActivated({ sharedLinkId })];
    case 'ExpireSharedLinkWhenDue':
      if (link.status !== 'active' || statusAt(link, now) === 'ACTIVE') return [];
      return [
        SharedLinkExpired({ sharedLinkId, expiredAt: link.expiresAt ?? now, reason: 'date' }),
      ];
    case 'ForgetUnsealedName':
      return link.name === null || link.nameKey !== null
        ? []
        : [SharedLinkRevised({ sharedLinkId, name: null, nameKey: null })];
    case 'NoticeFirstOpening':
      if (link.notificationLevel < 1 || link.noticedHitId !== null) return [];
      return [SharedLinkFirstOpeningNoticed({ sharedLinkId, hitId: command.hitId })];
  }
  if (link.deletedAt !== null) throw notThere();
  switch (command.type) {
    case 'ActivateSharedLink':
      if (link.expiresAt !== null && isPast(link.expiresAt, now)) {
        throw dateProblem(
          `This link expired on ${dayOf(link.expiresAt)}. It can only be turned on again with a later date.`,
        );
      }
      return link.status === 'active' ? [] : [SharedLinkActivated({ sharedLinkId })];
    case 'CancelSharedLink':
      return link.status === 'canceled' ? [] : [SharedLinkCanceled({ sharedLinkId })]; // A retried cancel is not a failure.
    case 'ExpireSharedLink':
      // Asked for while its presentation is deleted, it stays expired when that comes back.
      if (link.status === 'expired' && link.reason !== 'presentation-deleted') return [];
      return [SharedLinkExpired({ sharedLinkId, expiredAt: now, reason: 'asked' })];
    case 'ReviseSharedLink':
      return revise(sharedLinkId, link, command.changes, now);
    case 'MailSharedLink':
      return mail(command, link);
    case 'TransferSharedLink':
      return link.createdBy === command.toUserId
        ? []
        : [
            SharedLinkTransferred({
              sharedLinkId,
              fromUserId: link.createdBy,
              toUserId: command.toUserId,
            }),
          ];
    case 'SetNotificationLevel':
      if (link.notificationLevel === command.notificationLevel) return [];
      return [
        SharedLinkNotificationLevelSet({
          sharedLinkId,
          notificationLevel: command.notificationLevel,
        }),
      ];
    case 'SetReminders':
      return link.areRemindersMuted === command.isMuted
        ? []
        : [SharedLinkRemindersTurned({ sharedLinkId, isMuted: command.isMuted })];
    case 'AskForAccess':
      return ask(command, link, now);
  }
}

type Of<Type extends SharedLinkCommand['type']> = Extract<SharedLinkCommand, { type: Type }>;

function create(
  { sharedLinkId, refusal, settings, mail: text, ...command }: Of<'CreateSharedLink'>,
  link: SharedLink,
  now: string,
): SharedLinkEvent[] {
  if (refusal) throw refused(refusal);
  if (link.status !== 'none') throw new DomainError('CONFLICT', 'This link exists already.');
  const { presentationId, createdBy, token, linkType } = command;
  const { name, alias, expiresAt, notificationLevel } = settings;
  if (alias !== null) assertAlias(alias);
  if (isPast(expiresAt, now)) throw dateProblem('Choose a moment that has not passed.');
  const nameKey = nameKeyOf({ sharedLinkId, name, now });
  const created = SharedLinkCreated({
    sharedLinkId,
    presentationId,
    createdBy,
    token,
    alias,
    name,
    nameKey,
    linkType,
    expiresAt,
    notificationLevel,
  });
  const made = evolve(link, created, { time: now }) as MadeSharedLink;
  const rest = revise(sharedLinkId, made, settings, now);
  const mails = text
    ? settings.recipients.map(({ recipientId }) =>
        SharedLinkMailRequested({ sharedLinkId, recipientId, ...text }),
      )
    : [];
  return [created, ...rest, ...mails];
}

/** Nobody is written to whose address is not known any more. */
function mail(
  { sharedLinkId, recipientIds, mail: text, refusal }: Of<'MailSharedLink'>,
  link: MadeSharedLink,
): SharedLinkEvent[] {
  if (refusal) throw refused(refusal);
  const meant = link.recipients.filter(
    ({ recipientId, email }) => email !== null && (recipientIds?.includes(recipientId) ?? true),
  );
  if (meant.length === 0 || (recipientIds && meant.length < new Set(recipientIds).size)) {
    const message = 'Choose recipients of this link.';
    throw new DomainError('INVALID', message, { recipients: [message] });
  }
  return meant.map(({ recipientId }) =>
    SharedLinkMailRequested({ sharedLinkId, recipientId, ...text }),
  );
}

/** Once a day and person; what comes in crowds is no request. */
function ask(
  { sharedLinkId, request }: Of<'AskForAccess'>,
  { requests }: MadeSharedLink,
  now: string,
): SharedLinkEvent[] {
  const since = new Date(Date.parse(now) - DAY_MS).toISOString();
  const recent = requests.filter(({ askedAt }) => askedAt > since);
  if (recent.some(({ askerId }) => askerId === request.askerId)) return [];
  if (recent.length >= MOST_REQUESTS_A_DAY)
    throw new DomainError(
      'TOO_MANY_REQUESTS',
      'Too many requests. Please try again later.',
      undefined,
      3_600,
    );
  return [SharedLinkAccessAsked({ sharedLinkId, ...request })];
}

function refused({ code, message, fields }: Refusal): DomainError {
  return new DomainError(code, message, fields);
}

function notThere(): DomainError {
  return new DomainError('NOT_FOUND', 'No such link.');
}

function dayOf(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );
}
