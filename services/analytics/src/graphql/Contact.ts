import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { visitorOf } from '../assignment/assignment.ts';
import { contactNames } from '../contact-names/projection.ts';
import { ranking } from '../figures/figures.ts';
import type { Scope } from '../figures/scope.ts';
import { lastSeenAt } from '../reading/reading.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { figuresOnce, presentFigures } from './figures-once.ts';
import { askedBy } from './filter.ts';
import { listOf } from '../figures/list-of.ts';
import { newestOf } from './newest-of.ts';
import type { ContactFiguresArgs, ContactFirstSeenAtArgs, ContactLastSessionArgs, ContactPresentationsArgs, InputMaybe } from './generated.ts';

interface ContactKey {
  id: string;
}

const everyone = { includeBots: true, includeOwnTeam: true };

export function scopeOf({ id }: ContactKey, presentationId?: InputMaybe<string>): Scope {
  return { kind: 'visitor', visitor: visitorOf(id), ...(presentationId && { presentationId }) };
}

/** The contact, where the caller may see a viewing of theirs. */
export async function findContact(context: ServiceContext, id: string): Promise<ContactKey | null> {
  return (await newestOf(context, scopeOf({ id }), askedBy(everyone))) && { id };
}

/** Partitions know different things of one contact: any address will do, and a name where there is one. */
async function nameOf(context: ServiceContext, id: string): Promise<{ email: string | null; name: string | null }> {
  const rows = await context.rowsOf(contactNames, { isUnfiltered: true }).find({ list: 'ofContact', where: { contactId: id }, limit: 100 });
  const told = <Field extends 'email' | 'name'>(field: Field) => rows.map(({ doc }) => doc[field]).find((text) => text !== null) ?? null;
  return { email: told('email'), name: told('name') };
}

export const Contact = {
  __resolveReference: ({ id }: ContactKey, context: ServiceContext) => findContact(context, id),
  email: async ({ id }: ContactKey, _args: unknown, context: ServiceContext) => (await nameOf(context, id)).email,
  name: async ({ id }: ContactKey, _args: unknown, context: ServiceContext) => (await nameOf(context, id)).name,
  async figures(contact: ContactKey, { presentationId, filter }: ContactFiguresArgs, context: ServiceContext) {
    return presentFigures(context, await figuresOnce(context, scopeOf(contact, presentationId), askedBy(filter)));
  },
  async firstSeenAt(contact: ContactKey, { presentationId }: ContactFirstSeenAtArgs, context: ServiceContext) {
    const { where } = listOf(scopeOf(contact, presentationId), { lane: 'person' });
    const [first] = await context.view(viewerSession).find({ list: 'oldestOfVisitor', where, limit: 1 });
    return first && first.doc.status !== 'none' ? first.doc.startedAt : null;
  },
  async lastSeenAt(contact: ContactKey, { presentationId }: ContactFirstSeenAtArgs, context: ServiceContext) {
    const last = await newestOf(context, scopeOf(contact, presentationId), askedBy(null));
    return last && lastSeenAt(last);
  },
  lastSession: (contact: ContactKey, { filter }: ContactLastSessionArgs, context: ServiceContext) => newestOf(context, scopeOf(contact), askedBy(filter)),
  async presentations(contact: ContactKey, { filter }: ContactPresentationsArgs, context: ServiceContext) {
    const asked = askedBy(filter);
    const { sum } = await figuresOnce(context, scopeOf(contact), asked);
    return ranking(sum.presentations()).map(({ id }) => ({
      presentation: { id },
      figures: async () => presentFigures(context, await figuresOnce(context, scopeOf(contact, id), asked)),
    }));
  },
};
