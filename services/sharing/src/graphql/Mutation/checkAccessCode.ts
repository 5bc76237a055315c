import { accessCodeOf } from '@lectern/schemas/access/access-code.ts';
import { blindIndex, normalizeForIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { MutationResolvers } from '../generated.ts';
import { judge } from '../guess.ts';
import { possibleCodes } from '../../shared-link/possible-codes.ts';
import { linkAtEdge } from '../link-at-edge.ts';

/** A link's own code goes before its presentation's, of which sharing only knows a hash. */
export const checkAccessCode: MutationResolvers['checkAccessCode'] = async (
  _parent,
  { teamId, linkId, accessCode, caller },
  outside,
) => {
  const found = await linkAtEdge(outside, teamId, linkId);
  if (!found) return null;
  const { link, presentation } = found.facts;
  const { keys } = found.context.engines;
  const meant = possibleCodes(accessCode);
  if (link.hasAccessCode) {
    const right = link.accessCode === null ? [] : [normalizeForIndex(link.accessCode)];
    return judge(found.context, linkId, { gate: 'ACCESS_CODE', caller, meant, right });
  }
  if (!presentation || presentation.accessCodeName === null) return true;
  const names = await Promise.all(
    meant.map((code) => blindIndex(keys, teamId, accessCodeOf(link.presentationId, code))),
  );
  return judge(found.context, linkId, {
    gate: 'ACCESS_CODE',
    caller,
    meant: names,
    right: [presentation.accessCodeName],
  });
};
