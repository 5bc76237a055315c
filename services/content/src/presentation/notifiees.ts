import { PresentationNotifieeNamed } from '@lectern/schemas/events/content.ts';
import type { Notifiees, PresentationEvent, PresentationForm } from './state.ts';

type Notifications = PresentationForm['notifications'];

/** An event for each new address: it is sealed with that person's key, and erased with them. */
export function nameNotifiees(
  presentationId: string,
  notifications: Notifications | undefined,
  given: Notifiees,
  known: Notifiees = {},
): PresentationEvent[] {
  return namesIn(notifications).flatMap((recipientId) => {
    const email = given[recipientId];
    return email === undefined || known[recipientId] !== undefined
      ? []
      : [PresentationNotifieeNamed({ presentationId, recipientId, email })];
  });
}

/** The addresses that `notifications` still names. */
export function keptNotifiees(notifications: Notifications, known: Notifiees): Notifiees {
  return Object.fromEntries(
    namesIn(notifications).flatMap((name) =>
      known[name] === undefined ? [] : [[name, known[name]]],
    ),
  );
}

/** With addresses in place of hashes, without erased people. */
export function withAddresses({
  notifications,
  notifiees,
}: {
  notifications: Notifications;
  notifiees: Notifiees;
}): Notifications {
  // Events before version 3 contained the addresses themselves.
  const addressOf = (name: string) => notifiees[name] ?? (name.includes('@') ? name : null);
  const toAddresses = ({ enabled, recipients }: NonNullable<Notifications>['self']) => ({
    enabled,
    recipients: recipients.map(addressOf).filter((address) => address !== null),
  });
  return (
    notifications && {
      respondent: toAddresses(notifications.respondent),
      self: toAddresses(notifications.self),
    }
  );
}

function namesIn(notifications: Notifications | undefined): string[] {
  return notifications
    ? [...new Set([...notifications.respondent.recipients, ...notifications.self.recipients])]
    : [];
}
