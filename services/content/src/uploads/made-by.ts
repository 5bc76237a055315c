import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { withoutGaps, type CreatePresentation } from '../presentation/create.ts';
import { Presentation, type LivePresentation } from '../presentation/presentation.ts';
import { isSame } from '../presentation/revise.ts';
import { havingFile } from './having-file.ts';

const MOST_COPIES = 50;

/**
 * The presentation that the same request made when nobody heard its answer; null where its upload was used for something
 * else, or what it made is gone.
 */
export async function madeBy({ file, status, form, settings }: CreatePresentation, context: ServiceContext): Promise<{ id: string; state: LivePresentation } | null> {
  const rows = await havingFile(context, file.fileId, MOST_COPIES); // The original is the oldest of them.
  const found = rows.find(({ doc }) => doc.status !== 'none' && doc.uploads[0] === file.fileId);
  if (found?.doc.status !== 'present') return null;
  const [first] = await context.history(Presentation, found.id);
  if (!first || first.after.status === 'none') return null;
  const asked = { ...withoutGaps(form), publication: status, settings: { ...first.after.settings, ...withoutGaps(settings) } };
  const state: Record<string, unknown> = { ...first.after };
  const isAsked = Object.entries(asked).every(([field, value]) => isSame(value, state[field]));
  return isAsked ? { id: found.id, state: found.doc } : null;
}
