import {
  nameOfEvent,
  signErasure,
  type ErasureReceipt,
} from '@lectern/kernel/personal-data/erasure-receipt.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { person } from './person.ts';

/**
 * The signed receipt, the same each time. Null if the person is not erased, or another team did it.
 */
export async function erasureReceiptOf(
  context: ServiceContext,
  personId: string,
  teamId: string | null,
): Promise<ErasureReceipt | null> {
  const erased = (await context.history(person, personId))
    .flatMap(({ events }) => events)
    .find(({ type }) => type === 'PersonErased');
  if (!erased || (teamId !== null && erased.data['teamId'] !== teamId)) return null;
  const { id, time, actorId } = erased.meta;
  const askedBy =
    actorId === personId
      ? 'themselves'
      : actorId === null
        ? 'whoever runs the server'
        : 'an administrator';
  return signErasure(context.engines.keys, {
    erasedAt: time,
    askedBy,
    event: nameOfEvent(id),
    installation: context.engines.urls.console,
  });
}

export const receiptFile = (receipt: ErasureReceipt): string =>
  `${JSON.stringify(receipt, null, 2)}\n`;
