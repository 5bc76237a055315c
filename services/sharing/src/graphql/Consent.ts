import { DomainError } from '@lectern/kernel/errors.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import type { Consent as ConsentRow } from '../consents/projection.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { existingLink } from './rows.ts';
import type { ConsentResolvers } from './generated.ts';
import { problems } from '../texts/problems.ts';

export type ConsentParent = Row<ConsentRow>;

export const Consent = {
  async sharedLink({ doc }, _args, context) {
    const row = existingLink(
      await context.view(sharedLink, { isUnfiltered: true }).get(doc.sharedLinkId),
    );
    if (!row) throw new DomainError('NOT_FOUND', problems.linkUnknown);
    return row;
  },
  mode: ({ doc }) => doc.mode,
  statement: ({ doc }) => doc.statement,
  privacyPolicyUrl: ({ doc }) => doc.privacyPolicyUrl,
  shownAt: ({ doc }) => doc.shownAt,
  isGiven: ({ doc }) => doc.choice?.isGiven ?? null,
  chosenAt: ({ doc }) => doc.choice?.at ?? null,
} satisfies ConsentResolvers;
