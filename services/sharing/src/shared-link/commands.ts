import {
  SharedLinkActivated,
  SharedLinkCanceled,
  SharedLinkCreated,
  SharedLinkExpired,
  SharedLinkFirstOpeningNoticed,
} from '@lectern/schemas/events/sharing.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { aliasProblem } from './address.ts';
import type { SharedLink, SharedLinkEvent } from './shared-link.ts';
import { isPast, statusAt } from './status.ts';

export type SharedLinkCommand =
  | {
      type: 'CreateSharedLink';
      sharedLinkId: string;
      presentationId: string;
      createdBy: string;
      token: string;
      alias: string | null;
      name: string | null;
      expiresAt: string | null;
      notificationLevel: number;
    }
  | { type: 'ActivateSharedLink'; sharedLinkId: string }
  | { type: 'CancelSharedLink'; sharedLinkId: string }
  | { type: 'ExpireSharedLink'; sharedLinkId: string }
  | { type: 'ExpireSharedLinkWithPresentation'; sharedLinkId: string }
  /** Does nothing to a link that did not go with its presentation. */
  | { type: 'RestoreSharedLinkWithPresentation'; sharedLinkId: string }
  /** The date has come; does nothing where it was moved. */
  | { type: 'ExpireSharedLinkWhenDue'; sharedLinkId: string }
  | { type: 'NoticeFirstOpening'; sharedLinkId: string; hitId: string };

export function decide({ now, ...command }: SharedLinkCommand & Decision, link: SharedLink): SharedLinkEvent[] {
  const { sharedLinkId } = command;
  if (command.type === 'CreateSharedLink') {
    if (link.status !== 'none') throw new DomainError('CONFLICT', 'This link exists already.');
    const { presentationId, createdBy, token, alias, name, expiresAt, notificationLevel } = command;
    const problem = alias === null ? null : aliasProblem(alias);
    if (problem) throw new DomainError('INVALID', problem, { alias: [problem] });
    if (isPast(expiresAt, now)) throw dateProblem('Choose a moment that has not passed.');
    return [
      SharedLinkCreated({ sharedLinkId, presentationId, createdBy, token, alias, name, linkType: 'LINK', expiresAt, notificationLevel }),
    ];
  }
  if (link.status === 'none') {
    throw new DomainError('NOT_FOUND', 'No such link.');
  }
  switch (command.type) {
    case 'ActivateSharedLink':
      if (link.expiresAt !== null && isPast(link.expiresAt, now)) {
        throw dateProblem(`This link expired on ${dayOf(link.expiresAt)}. It can only be turned on again with a later date.`);
      }
      return link.status === 'active' ? [] : [SharedLinkActivated({ sharedLinkId })];
    case 'CancelSharedLink':
      return link.status === 'canceled' ? [] : [SharedLinkCanceled({ sharedLinkId })]; // A retried cancel is not a failure.
    case 'ExpireSharedLink':
      // Asked for while its presentation is deleted, it stays expired when that comes back.
      if (link.status === 'expired' && link.reason !== 'presentation-deleted') return [];
      return [SharedLinkExpired({ sharedLinkId, expiredAt: now, reason: 'asked' })];
    case 'ExpireSharedLinkWithPresentation':
      if (statusAt(link, now) !== 'ACTIVE') return [];
      return [SharedLinkExpired({ sharedLinkId, expiredAt: now, reason: 'presentation-deleted' })];
    case 'RestoreSharedLinkWithPresentation':
      if (link.status !== 'expired' || link.reason !== 'presentation-deleted' || isPast(link.expiresAt, now)) return [];
      return [SharedLinkActivated({ sharedLinkId })];
    case 'ExpireSharedLinkWhenDue':
      if (link.status !== 'active' || statusAt(link, now) === 'ACTIVE') return [];
      return [SharedLinkExpired({ sharedLinkId, expiredAt: link.expiresAt ?? now, reason: 'date' })];
    case 'NoticeFirstOpening':
      if (link.notificationLevel < 1 || link.noticedHitId !== null) return [];
      return [SharedLinkFirstOpeningNoticed({ sharedLinkId, hitId: command.hitId })];
  }
}

function dateProblem(message: string): DomainError {
  return new DomainError('INVALID', message, { expiresAt: [message] });
}

function dayOf(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
}
