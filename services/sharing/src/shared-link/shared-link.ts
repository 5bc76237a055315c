import {
  SharedLinkAccessAnswered,
  SharedLinkAccessAsked,
} from '@lectern/schemas/events/sharing/requests.ts';
import {
  SharedLinkAccessCodeRemoved,
  SharedLinkAccessCodeSet,
  SharedLinkActivated,
  SharedLinkCanceled,
  SharedLinkCreated,
  SharedLinkDeleted,
  SharedLinkExpired,
  SharedLinkExpiryChanged,
  SharedLinkFirstOpeningNoticed,
  SharedLinkMailRequested,
  SharedLinkNotificationLevelSet,
  SharedLinkPurged,
  SharedLinkRecipientAdded,
  SharedLinkRecipientRemoved,
  SharedLinkRemindersTurned,
  SharedLinkRestored,
  SharedLinkRevised,
  SharedLinkRulesChanged,
  SharedLinkTransferred,
} from '@lectern/schemas/events/sharing.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import { decide } from './commands.ts';
import { evolve } from './evolve.ts';
import { nameKeysToErase } from './name-erasure.ts';
import { sharedLinkView } from './view.ts';

export const sharedLink = aggregate({
  name: 'SharedLink',
  scope: 'team',
  events: [
    SharedLinkCreated,
    SharedLinkActivated,
    SharedLinkCanceled,
    SharedLinkExpired,
    SharedLinkFirstOpeningNoticed,
    SharedLinkNotificationLevelSet,
    SharedLinkRemindersTurned,
    SharedLinkRevised,
    SharedLinkRulesChanged,
    SharedLinkExpiryChanged,
    SharedLinkAccessCodeSet,
    SharedLinkAccessCodeRemoved,
    SharedLinkRecipientAdded,
    SharedLinkRecipientRemoved,
    SharedLinkMailRequested,
    SharedLinkTransferred,
    SharedLinkDeleted,
    SharedLinkRestored,
    SharedLinkPurged,
    SharedLinkAccessAsked,
    SharedLinkAccessAnswered,
  ],
  initial: { status: 'none' },
  evolve,
  decide,
  /** Token and alias share `/s/…`, so they share a reservation kind. A link keeps both until it is purged. */
  reservations: (link) =>
    link.status === 'none'
      ? []
      : [link.token, link.alias]
          .filter((value) => value !== null)
          .map((value) => ({ scope: 'global', kind: 'alias', value })),
  shape: 11,
  leavingWith: nameKeysToErase,
  view: sharedLinkView,
});
