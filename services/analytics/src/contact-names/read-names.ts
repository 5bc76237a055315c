import DataLoader from 'dataloader';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { contactNames, type ContactName } from './projection.ts';

type Name = Pick<ContactName, 'email' | 'name' | 'isVerified'>;

/** A contact has up to three rows per partition. */
const MAX_ROWS_PER_CONTACT = 100;

const loaders = new WeakMap<ServiceContext, DataLoader<string, Name>>();

/** Null when unknown or erased. */
export function contactName(context: ServiceContext, contactId: string): Promise<Name> {
  let loader = loaders.get(context);
  if (!loader) loaders.set(context, (loader = new DataLoader((ids) => readNames(context, ids))));
  return loader.load(contactId);
}

/** Partitions know different things; takes the first email and the first name. */
async function readNames(context: ServiceContext, ids: readonly string[]): Promise<Name[]> {
  const query = {
    list: 'ofContacts',
    where: { contactId: { in: ids } },
    limit: MAX_ROWS_PER_CONTACT * ids.length,
  };
  const rows = await context.rowsOf(contactNames, { isUnfiltered: true }).find(query);
  const rowsByContact = Map.groupBy(rows, ({ doc }) => doc.contactId);
  const firstKnown = (id: string, field: 'email' | 'name') =>
    rowsByContact
      .get(id)
      ?.map(({ doc }) => doc[field])
      .find((text) => text !== null) ?? null;
  return ids.map((id) => ({
    email: firstKnown(id, 'email'),
    name: firstKnown(id, 'name'),
    isVerified: rowsByContact.get(id)?.some(({ doc }) => doc.isVerified) ?? false,
  }));
}
