import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import pMap from 'p-map';
import { atOnce } from '../history/at-once.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { standingOf } from '../sign-in/standing.ts';
import { domainOf } from '../team-domain/domain-name.ts';
import { domainsOf } from '../team-domain/own-domains.ts';
import { user } from '../user/user.ts';

/** Of so many sign-ins, the newest, it is looked at whose they are. */
const MOST_LOOKED_AT = 1_000;

export interface SignedOut {
  people: number;
  /** False where there are more sign-ins than were looked at. */
  isAll: boolean;
}

/** How many people are signed in to a team now and would not be, once it requires its provider of everybody but one. */
export async function countSignedOut(
  context: ServiceContext,
  teamId: string,
  exceptUserId: string,
): Promise<SignedOut> {
  const now = new Date().toISOString();
  const proven = new Set(
    (await domainsOf(context, teamId)).flatMap(({ doc }) =>
      doc.status === 'proven' ? [doc.domain] : [],
    ),
  );
  const rows = await context.view(signIn).find({
    list: 'unvouched',
    where: { unvouchedIn: teamId, expiresAt: { from: now } },
    limit: MOST_LOOKED_AT + 1,
  });
  const people = new Set<string>();
  const addOwner = async ({ id, doc }: (typeof rows)[number]) => {
    if (doc.status !== 'active' || doc.userId === exceptUserId || people.has(doc.userId)) return;
    const owner = (await context.view(user).get(doc.userId))?.doc;
    const domain =
      owner?.status === 'active' && owner.email !== null ? domainOf(owner.email) : null;
    if (domain !== null && proven.has(domain) && (await standingOf(context, id, doc)) !== null)
      people.add(doc.userId);
  };
  await pMap(rows.slice(0, MOST_LOOKED_AT), addOwner, atOnce);
  return { people: people.size, isAll: rows.length <= MOST_LOOKED_AT };
}
