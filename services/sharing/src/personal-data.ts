import {
  everyRow,
  type PersonalSection,
  type PersonExport,
} from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sharedLink } from './shared-link/shared-link.ts';
import { linkExists } from './shared-link/state.ts';

/** Which links somebody made, and how many they were mailed to: whoever is erased would be kept by the name of another. */
export async function personalData(
  context: ServiceContext,
  { userId: createdBy }: PersonExport,
): Promise<PersonalSection[]> {
  const rows = await everyRow(context.view(sharedLink), {
    list: 'oldest',
    where: { isDeleted: false, createdBy },
  });
  const links = rows.flatMap(({ id, doc }) => (linkExists(doc) ? [{ id, link: doc }] : []));
  return [
    {
      title: 'Shared links',
      rows: links.map(({ id, link }) => ({
        id,
        // A name says whom a link is for: it is that person's, not the sender's.
        name: link.recipients.length === 0 ? link.name : null,
        createdAt: link.createdAt,
        status: link.status,
        recipients: link.recipients.length,
      })),
    },
  ];
}
