import {
  everyRow,
  type PersonalSection,
  type PersonExport,
} from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isBooked } from './viewer-session/state.ts';
import { viewerSession } from './viewer-session/viewer-session.ts';

/** What the person viewed while signed in. */
export async function personalData(
  context: ServiceContext,
  { userId: visitor }: PersonExport,
): Promise<PersonalSection[]> {
  const rows = await everyRow(context.view(viewerSession), {
    list: 'ofVisitor',
    where: { visitor },
  });
  return [
    {
      title: 'Viewings',
      rows: rows.flatMap(({ id, doc }) => {
        if (!isBooked(doc)) return [];
        const { presentationId, startedAt, account } = doc;
        return [{ id, presentationId, startedAt, elapsedMs: account.elapsedMs }];
      }),
    },
  ];
}
