import { accessCodeOf } from '@lectern/schemas/access/access-code.ts';
import { blindIndex, normalizeForIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { MutationResolvers } from '../../generated.ts';
import { possibleCodes } from '../../../shared-link/possible-codes.ts';
import { checkCode } from '../../check-code.ts';
import { loadLinkForVisitor } from '../../link-for-visitor.ts';

/** The link's own code first, then its presentation's, of which only a hash is known here. */
export const checkAccessCode: MutationResolvers['checkAccessCode'] = async (
  _parent,
  { teamId, linkId, accessCode, caller, knownVisitId = null },
  context,
) => {
  const visitorLink = await loadLinkForVisitor(context, teamId, linkId);
  if (!visitorLink) return null;
  const { link, presentation } = visitorLink.access;
  const { keys } = visitorLink.context.engines;
  const candidates = possibleCodes(accessCode);
  const guess = { gate: 'ACCESS_CODE', caller, knownVisitId } as const;
  if (link.hasAccessCode) {
    const accepted = link.accessCode === null ? [] : [normalizeForIndex(link.accessCode)];
    return checkCode(visitorLink.context, linkId, {
      ...guess,
      presentationId: null,
      candidates,
      accepted,
    });
  }
  if (!presentation || presentation.accessCodeName === null) return true;
  const names = await Promise.all(
    candidates.map((code) => blindIndex(keys, teamId, accessCodeOf(link.presentationId, code))),
  );
  return checkCode(visitorLink.context, linkId, {
    ...guess,
    presentationId: link.presentationId,
    candidates: names,
    accepted: [presentation.accessCodeName],
  });
};
