import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import pMap from 'p-map';
import { atOnce } from '../../people/history/at-once.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { signInClaimsOf } from '../sign-in/sign-in-claims.ts';
import { domainOf } from '../team-domain/domain-name.ts';
import { domainsOf } from '../team-domain/team-domains.ts';
import { user } from '../../people/user/user.ts';

/** The newest ones. */
const MAX_CHECKED = 1_000;

export interface AffectedPeople {
  people: number;
  /** False if there are more sign-ins than were checked. */
  isAll: boolean;
}

/** People who would be signed out if single sign-on were required of all but one. */
export async function countAffectedPeople(
  context: ServiceContext,
  teamId: string,
  exceptUserId: string,
): Promise<AffectedPeople> {
  const now = new Date().toISOString();
  const proven = new Set(
    (await domainsOf(context, teamId)).flatMap(({ doc }) =>
      doc.status === 'proven' ? [doc.domain] : [],
    ),
  );
  const rows = await context.view(signIn).find({
    list: 'unvouched',
    where: { unvouchedIn: teamId, expiresAt: { from: now } },
    limit: MAX_CHECKED + 1,
  });
  const people = new Set<string>();
  const addOwner = async ({ id, doc }: (typeof rows)[number]) => {
    if (doc.status !== 'active' || doc.userId === exceptUserId || people.has(doc.userId)) return;
    const owner = (await context.view(user).get(doc.userId))?.doc;
    const domain =
      owner?.status === 'active' && owner.email !== null ? domainOf(owner.email) : null;
    if (domain !== null && proven.has(domain) && (await signInClaimsOf(context, id, doc)) !== null)
      people.add(doc.userId);
  };
  await pMap(rows.slice(0, MAX_CHECKED), addOwner, atOnce);
  return { people: people.size, isAll: rows.length <= MAX_CHECKED };
}
