import {
  everyRow,
  type PersonalSection,
  type PersonExport,
} from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { viewerSession } from './viewer-session/viewer-session.ts';

/** What somebody read while they were signed in. */
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
      rows: rows.flatMap(({ id, doc }) =>
        doc.status === 'none'
          ? []
          : [
              {
                id,
                presentationId: doc.presentationId,
                startedAt: doc.startedAt,
                elapsedMs: doc.account.elapsedMs,
              },
            ],
      ),
    },
  ];
}
