import {
  everyRow,
  type PersonalSection,
  type PersonExport,
} from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from './presentation/presentation.ts';

/** The presentations that a person owns. */
export async function personalData(
  context: ServiceContext,
  { userId: ownerId }: PersonExport,
): Promise<PersonalSection[]> {
  const rows = await everyRow(context.view(Presentation), {
    list: 'oldest',
    where: { isDeleted: false, ownerId },
  });
  return [
    {
      title: 'Presentations',
      rows: rows.flatMap(({ id, doc }) =>
        doc.status === 'none' ? [] : [{ id, name: doc.name, createdAt: doc.createdAt }],
      ),
    },
  ];
}
