import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { forwards } from '../forwards/forwards.ts';
import { isBeforeForward } from '../forwards/state.ts';
import { sharedLinkHit } from '../hit/hit.ts';
import { readersOfHit } from '../readers-of-hit/projection.ts';
import { hitsOfLink } from '../hits-of-link/projection.ts';
import type { SharedLinkRow } from '../graphql/rows.ts';

/** Who opened the link in a visit: a recipient by name, or an email; null when unknown. */
export async function findVisitorName(
  context: ServiceContext,
  { id, doc: { recipients } }: SharedLinkRow,
  hitIds: readonly string[],
): Promise<string | null> {
  const [firstId] = hitIds;
  if (firstId === undefined) return null;
  const isUnfiltered = true; // The caller sees the link.
  const [readers, decided, hit, sentOn] = await Promise.all([
    context.rowsOf(readersOfHit, { isUnfiltered }).getMany(hitIds),
    context.view(sharedLinkHit, { isUnfiltered }).getMany(hitIds),
    context.rowsOf(hitsOfLink, { isUnfiltered }).get(firstId),
    context.view(forwards, { isUnfiltered }).get(id),
  ]);
  const emails = [
    ...readers.map((row) => row?.doc.visitor?.email ?? null),
    ...decided.map((row) => (row?.doc.status === 'known' ? row.doc.email : null)),
  ];
  const email = emails.find((each) => each !== null) ?? null;
  const only =
    recipients.length === 1 &&
    hit !== null &&
    isBeforeForward(hit.doc.at, sentOn?.doc ?? forwards.initial)
      ? recipients[0]
      : undefined;
  const recipient = recipients.find((each) => each.email !== null && each.email === email) ?? only;
  return recipient?.name ?? email ?? recipient?.email ?? null;
}
