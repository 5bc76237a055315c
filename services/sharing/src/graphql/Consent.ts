import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import type { Consent as ConsentRow } from '../consents/projection.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { madeRow } from './rows.ts';

export const Consent = {
  sharedLink: async ({ doc }: Row<ConsentRow>, _args: unknown, context: ServiceContext) =>
    madeRow(await context.view(sharedLink, { isUnfiltered: true }).get(doc.sharedLinkId)),
  mode: ({ doc }: Row<ConsentRow>) => doc.mode,
  statement: ({ doc }: Row<ConsentRow>) => doc.statement,
  privacyPolicyUrl: ({ doc }: Row<ConsentRow>) => doc.privacyPolicyUrl,
  shownAt: ({ doc }: Row<ConsentRow>) => doc.shownAt,
  isGiven: ({ doc }: Row<ConsentRow>) => doc.choice?.isGiven ?? null,
  chosenAt: ({ doc }: Row<ConsentRow>) => doc.choice?.at ?? null,
};
