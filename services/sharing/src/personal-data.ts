import {
  everyRow,
  type PersonalSection,
  type PersonExport,
} from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sharedLink } from './shared-link/shared-link.ts';
import { linkExists } from './shared-link/state.ts';

/** Links that the person owns. Recipients are counted, not named: one person's export must not keep another's data. */
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
        // A link's name says whom it is for, so it belongs to the recipient.
        name: link.recipients.length === 0 ? link.name : null,
        createdAt: link.createdAt,
        status: link.status,
        recipients: link.recipients.length,
      })),
    },
  ];
}
