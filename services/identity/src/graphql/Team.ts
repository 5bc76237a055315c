import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { team as teamAggregate, type RegisteredTeam } from '../team/team.ts';
import { membershipIn } from '../user/access.ts';
import { teamIdOf } from '../user/seen-user.ts';
import { user } from '../user/user.ts';

export interface SeenTeam {
  id: string;
  team: RegisteredTeam;
}

export const Team = {
  __resolveReference: ({ id }: { id: string }, context: ServiceContext) => seeTeam(context, id),
  id: ({ id }: SeenTeam) => id,
  name: ({ team }: SeenTeam) => team.name,
  slug: ({ team }: SeenTeam) => team.slug,
  channel: ({ team }: SeenTeam) => team.channel,
  type: ({ team }: SeenTeam) => team.type,
  features: ({ team }: SeenTeam) => team.features,
  displayUserInfo: ({ team }: SeenTeam) => team.displayUserInfo,
  sharingConsent: ({ team }: SeenTeam) => team.sharingConsent,
  privacyPolicyUrl: ({ team }: SeenTeam) => team.privacyPolicyUrl,
  timeZone: ({ team }: SeenTeam) => team.timeZone,
  locale: ({ team }: SeenTeam) => team.locale,
  createdAt: ({ team }: SeenTeam) => team.createdAt,
};

export async function loadTeam(context: ServiceContext, id: string): Promise<SeenTeam | null> {
  const row = await context.view(teamAggregate).get(id);
  return row?.doc.status === 'active' ? { id, team: row.doc } : null;
}

/** The caller's team, or another that the caller is in; any other id answers like a missing one. */
export async function seeTeam(context: ServiceContext, id: string): Promise<SeenTeam | null> {
  return id === teamIdOf(context.claims) || (await isOwnTeam(context, id)) ? loadTeam(context, id) : null;
}

async function isOwnTeam(context: ServiceContext, id: string): Promise<boolean> {
  if (context.claims.kind !== 'user') return false;
  const row = await context.view(user).get(context.claims.userId);
  return row !== null && membershipIn(row.doc, id) !== null;
}
