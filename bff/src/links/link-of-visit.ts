import type { Capability } from '@lectern/schemas/access/capability.ts';
import type { Edge } from '../edge.ts';
import type { PublicLink } from './public-link.ts';
import { assertLinkOpen, linkClosed } from './refusal.ts';

/** The open link of a visit. @throws EdgeError GONE, UNAVAILABLE */
export async function linkOfVisit(
  { links }: Edge,
  { teamId, sharedLinkId }: Capability,
): Promise<PublicLink> {
  const link = assertLinkOpen(
    sharedLinkId === null ? null : await links.byId(teamId, sharedLinkId),
  );
  if (!link.presentation) throw linkClosed(link);
  return link;
}
