import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Notifiees, PresentationForm } from '../presentation/state.ts';

type Notifications = PresentationForm['notifications'];

/** Notifications as stored: with hashes in place of email addresses, and the addresses apart. @param given with addresses */
export async function namedNotifications(
  { engines }: Pick<ServiceContext, 'engines'>,
  teamId: string,
  given: Notifications,
): Promise<{ notifications: Notifications; notifiees: Notifiees }> {
  if (!given) return { notifications: null, notifiees: {} };
  const addresses = [...new Set([...given.respondent.recipients, ...given.self.recipients])];
  const names = new Map(
    await Promise.all(
      addresses.map(
        async (address) => [address, await blindIndex(engines.keys, teamId, address)] as const,
      ),
    ),
  );
  const kept = ({ enabled, recipients }: NonNullable<Notifications>['self']) => ({
    enabled,
    recipients: [...new Set(recipients.flatMap((address) => names.get(address) ?? []))],
  });
  const notifiees = Object.fromEntries([...names].map(([address, name]) => [name, address]));
  return {
    notifications: { respondent: kept(given.respondent), self: kept(given.self) },
    notifiees,
  };
}
