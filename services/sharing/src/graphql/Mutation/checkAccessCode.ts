import { accessCodeHash, possibleCodes } from '@lectern/kernel/access/access-code.ts';
import { normalizeForIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { MutationResolvers } from '../generated.ts';
import { checkCode } from '../check-code.ts';
import { loadLinkForVisitor } from '../link-for-visitor.ts';

/** The link's own code first, then its presentation's, of which only a hash is known here. */
export const checkAccessCode: MutationResolvers['checkAccessCode'] = async (
  _parent,
  { teamId, linkId, accessCode, caller },
  outside,
) => {
  const found = await loadLinkForVisitor(outside, teamId, linkId);
  if (!found) return null;
  const { link, presentation } = found.facts;
  const { keys } = found.context.engines;
  const meant = possibleCodes(accessCode);
  if (link.hasAccessCode) {
    const right = link.accessCode === null ? [] : [normalizeForIndex(link.accessCode)];
    return checkCode(found.context, linkId, { gate: 'ACCESS_CODE', caller, meant, right });
  }
  if (!presentation || presentation.accessCodeName === null) return true;
  const names = await Promise.all(
    meant.map((code) => accessCodeHash(keys, teamId, link.presentationId, code)),
  );
  return checkCode(found.context, linkId, {
    gate: 'ACCESS_CODE',
    caller,
    meant: names,
    right: [presentation.accessCodeName],
  });
};
