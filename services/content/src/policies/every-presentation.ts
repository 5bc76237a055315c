import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Where } from '@lectern/kernel/store/views-port.ts';
import { Presentation } from '../presentation/presentation.ts';

const CHUNK = 200;

/** Visits all that match, including deleted ones, which may be restored. In chunks, because there may be thousands. */
export async function everyPresentation(
  context: ServiceContext,
  where: Where,
  visit: (presentationId: string) => Promise<unknown>,
): Promise<void> {
  for (const isDeleted of [false, true]) {
    for (let after: { value: string; id: string } | undefined; ;) {
      const rows = await context.view(Presentation).find({
        list: 'byId',
        where: { ...where, isDeleted },
        limit: CHUNK,
        ...(after && { after }),
      });
      for (const { id } of rows) await visit(id);
      const last = rows.at(-1);
      if (rows.length < CHUNK || !last) break;
      after = { value: last.id, id: last.id };
    }
  }
}
