import {
  SharedLinkAccessAnswered,
  SharedLinkAccessAsked,
} from '@lectern/schemas/events/sharing/requests.ts';
import {
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
import { createdLink } from './evolve.ts';
import { newNameKey } from './name-key.ts';
import { assertAlias, dateProblem, revise, type LinkSettings } from './settings.ts';
import {
  linkExists,
  type AccessRequest,
  type ExistingSharedLink,
  type SharedLink,
  type SharedLinkEvent,
} from './state.ts';
import { isPast, statusAt } from './status.ts';
import { problems } from '../texts/problems.ts';

/** Why the command must fail, decided before it runs; a repeated call still gets its first answer. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string[]>;
}

/** Null: the default text. */
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
      linkType: ExistingSharedLink['linkType'];
      settings: LinkSettings;
      /** Null: sends no mail. */
      mail: MailText | null;
      refusal: Refusal | null;
    }
  | { type: 'ReviseSharedLink'; sharedLinkId: string; changes: Partial<LinkSettings> }
  /** For a name that was stored unencrypted, when its recipient is erased. */
  | { type: 'ForgetUnsealedName'; sharedLinkId: string }
  | {
      type: 'MailSharedLink';
      sharedLinkId: string;
      recipientIds: readonly string[] | null;
      mail: MailText;
      refusal: Refusal | null;
    }
  | { type: 'TransferSharedLink'; sharedLinkId: string; toUserId: string }
  /** By a policy, also for deleted links. */
  | (HandOver & { type: 'HandOverSharedLink'; sharedLinkId: string })
  | { type: 'ActivateSharedLink'; sharedLinkId: string }
  | { type: 'CancelSharedLink'; sharedLinkId: string }
  | { type: 'ExpireSharedLink'; sharedLinkId: string }
  | { type: 'DeleteSharedLink'; sharedLinkId: string }
  | { type: 'RestoreSharedLink'; sharedLinkId: string }
  /** Does nothing if the link was restored, or deleted again since. */
  | { type: 'PurgeSharedLink'; sharedLinkId: string; deletedAt: string }
  | {
      type: 'AskForAccess';
      sharedLinkId: string;
      request: Omit<AccessRequest, 'id' | 'askedAt' | 'isAnswered'>;
    }
  | { type: 'AnswerAccessRequest'; sharedLinkId: string; askerId: string; isGranted: boolean }
  | { type: 'SetNotificationLevel'; sharedLinkId: string; notificationLevel: number }
  | { type: 'SetReminders'; sharedLinkId: string; isMuted: boolean }
  | { type: 'ExpireSharedLinkWithPresentation'; sharedLinkId: string }
  /** Does nothing if the link expired for another reason. */
  | { type: 'RestoreSharedLinkWithPresentation'; sharedLinkId: string }
  /** Does nothing if the date was moved. */
  | { type: 'ExpireSharedLinkWhenDue'; sharedLinkId: string }
  | { type: 'NoticeFirstOpening'; sharedLinkId: string; hitId: string };

const DAY_MS = 24 * 60 * 60_000;
const MAX_REQUESTS_PER_DAY = 20;

export function decide(
  { now, ...command }: SharedLinkCommand & Decision,
  link: SharedLink,
): SharedLinkEvent[] {
  if (command.type === 'CreateSharedLink') return create(command, link, now);
  const { sharedLinkId } = command;
  if (!linkExists(link)) throw notFound();
  switch (command.type) {
    case 'HandOverSharedLink': {
      const { fromId, toId } = command;
      return isHandedOver({ ...link, ownerId: link.createdBy }, command)
        ? [SharedLinkTransferred({ sharedLinkId, fromUserId: fromId, toUserId: toId })]
        : [];
    }
    case 'RestoreSharedLink':
      return link.deletedAt === null ? [] : [SharedLinkRestored({ sharedLinkId })];
    case 'PurgeSharedLink':
      return link.deletedAt === command.deletedAt ? [SharedLinkPurged({ sharedLinkId })] : [];
    case 'DeleteSharedLink':
      return link.deletedAt === null ? [SharedLinkDeleted({ sharedLinkId })] : []; // A retry is not a failure.
    // Policies also apply to deleted links, so that a restored link is up to date.
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
  if (link.deletedAt !== null) throw notFound();
  switch (command.type) {
    case 'ActivateSharedLink':
      if (link.expiresAt !== null && isPast(link.expiresAt, now)) {
        throw dateProblem(problems.linkExpired({ day: formatDay(link.expiresAt) }));
      }
      return link.status === 'active' ? [] : [SharedLinkActivated({ sharedLinkId })];
    case 'CancelSharedLink':
      return link.status === 'canceled' ? [] : [SharedLinkCanceled({ sharedLinkId })]; // A retry is not a failure.
    case 'ExpireSharedLink':
      // Expired by hand while the presentation is deleted: stays expired when it is restored.
      if (link.status === 'expired' && link.reason !== 'presentation-deleted') return [];
      return [SharedLinkExpired({ sharedLinkId, expiredAt: now, reason: 'asked' })];
    case 'ReviseSharedLink':
      return revise(sharedLinkId, link, command.changes, now);
    case 'MailSharedLink':
      return requestMails(command, link);
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
    case 'AnswerAccessRequest':
      return answerAccessRequest(command, link);
    case 'AskForAccess':
      return askForAccess(command, link, now);
  }
}

type CommandOf<Type extends SharedLinkCommand['type']> = Extract<SharedLinkCommand, { type: Type }>;

function create(
  { sharedLinkId, refusal, settings, mail: text, ...command }: CommandOf<'CreateSharedLink'>,
  link: SharedLink,
  now: string,
): SharedLinkEvent[] {
  if (refusal) throw refusalError(refusal);
  if (link.status !== 'none') throw new DomainError('CONFLICT', problems.linkExists);
  const { presentationId, createdBy, token, linkType } = command;
  const { name, alias, expiresAt, notificationLevel } = settings;
  if (alias !== null) assertAlias(alias);
  if (isPast(expiresAt, now)) throw dateProblem(problems.timeInPast);
  const nameKey = newNameKey({ sharedLinkId, name, now });
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
  const rest = revise(sharedLinkId, createdLink(created.data, now), settings, now);
  const mails = text
    ? settings.recipients.map(({ recipientId }) =>
        SharedLinkMailRequested({ sharedLinkId, recipientId, ...text }),
      )
    : [];
  return [created, ...rest, ...mails];
}

/** Skips erased recipients. */
function requestMails(
  { sharedLinkId, recipientIds, mail: text, refusal }: CommandOf<'MailSharedLink'>,
  link: ExistingSharedLink,
): SharedLinkEvent[] {
  if (refusal) throw refusalError(refusal);
  const selected = link.recipients.filter(
    ({ recipientId, email }) => email !== null && (recipientIds?.includes(recipientId) ?? true),
  );
  if (selected.length === 0 || (recipientIds && selected.length < new Set(recipientIds).size)) {
    const message = problems.recipientsOfLink;
    throw new DomainError('INVALID', message, { recipients: [message] });
  }
  return selected.map(({ recipientId }) =>
    SharedLinkMailRequested({ sharedLinkId, recipientId, ...text }),
  );
}

/** Answers every request of the person; a repeated answer is no failure. */
function answerAccessRequest(
  { sharedLinkId, askerId, isGranted }: CommandOf<'AnswerAccessRequest'>,
  { requests }: ExistingSharedLink,
): SharedLinkEvent[] {
  const requestIds = requests
    .filter((each) => each.askerId === askerId && !each.isAnswered)
    .map(({ id }) => id);
  return requestIds.length === 0
    ? []
    : [SharedLinkAccessAnswered({ sharedLinkId, askerId, isGranted, requestIds })];
}

/** At most one request per person and day. */
function askForAccess(
  { sharedLinkId, request }: CommandOf<'AskForAccess'>,
  { requests }: ExistingSharedLink,
  now: string,
): SharedLinkEvent[] {
  const since = new Date(Date.parse(now) - DAY_MS).toISOString();
  const recent = requests.filter(({ askedAt }) => askedAt > since);
  if (recent.some(({ askerId, isAnswered }) => askerId === request.askerId && !isAnswered))
    return [];
  if (recent.length >= MAX_REQUESTS_PER_DAY)
    throw new DomainError('TOO_MANY_REQUESTS', problems.tooManyRequests, undefined, 3_600);
  return [SharedLinkAccessAsked({ sharedLinkId, ...request })];
}

function refusalError({ code, message, fields }: Refusal): DomainError {
  return new DomainError(code, message, fields);
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', problems.linkUnknown);
}

function formatDay(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );
}
