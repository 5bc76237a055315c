import { everyRow, type PersonalSection, type PersonExport } from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sharedLink } from './shared-link/shared-link.ts';
import { isMade } from './shared-link/state.ts';

/** Which links somebody made, and to whom they were mailed. */
export async function personalData(context: ServiceContext, { userId: createdBy }: PersonExport): Promise<PersonalSection[]> {
  const rows = await everyRow(context.view(sharedLink), { list: 'oldest', where: { isDeleted: false, createdBy } });
  const links = rows.flatMap(({ id, doc }) => (isMade(doc) ? [{ id, link: doc }] : []));
  return [{ title: 'Shared links', rows: links.map(({ id, link }) => ({ id, name: link.name, createdAt: link.createdAt, status: link.status, recipients: link.recipients.map(({ email }) => email ?? 'erased').join(', ') })) }];
}
