import { PresentationNotifieeNamed } from '@lectern/schemas/events/content.ts';
import type { Notifiees, PresentationEvent, PresentationForm } from './state.ts';

type Notifications = PresentationForm['notifications'];

/** Says the addresses of those who are named and were not before: each goes with its own person. */
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

/** Those who are still named. */
export function keptNotifiees(notifications: Notifications, known: Notifiees): Notifiees {
  return Object.fromEntries(
    namesIn(notifications).flatMap((name) =>
      known[name] === undefined ? [] : [[name, known[name]]],
    ),
  );
}

/** With addresses in the place of names; whoever is erased is left out. */
export function withAddresses({
  notifications,
  notifiees,
}: {
  notifications: Notifications;
  notifiees: Notifiees;
}): Notifications {
  // Until version 2 of the events the names were the addresses.
  const addressOf = (name: string) => notifiees[name] ?? (name.includes('@') ? name : null);
  const told = ({ enabled, recipients }: NonNullable<Notifications>['self']) => ({
    enabled,
    recipients: recipients.map(addressOf).filter((address) => address !== null),
  });
  return (
    notifications && { respondent: told(notifications.respondent), self: told(notifications.self) }
  );
}

function namesIn(notifications: Notifications | undefined): string[] {
  return notifications
    ? [...new Set([...notifications.respondent.recipients, ...notifications.self.recipients])]
    : [];
}
