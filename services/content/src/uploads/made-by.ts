import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { withoutGaps, type CreatePresentation } from '../presentation/create.ts';
import { Presentation } from '../presentation/presentation.ts';
import { isSame } from '../presentation/revise.ts';
import type { LivePresentation } from '../presentation/state.ts';

/**
 * The presentation that the same request made when nobody heard its answer; null where its upload was used for something
 * else, or what it made is gone.
 * @param holder of the upload's receipt, whatever it shows by now
 */
export async function madeBy(
  { file, status, form, settings }: CreatePresentation,
  holder: string,
  context: ServiceContext,
): Promise<{ id: string; state: LivePresentation } | null> {
  const steps = await context.history(Presentation, holder);
  const [first, state] = [steps[0]?.after, steps.at(-1)?.after];
  if (
    !first ||
    first.status === 'none' ||
    first.uploads[0] !== file.fileId ||
    state?.status !== 'present'
  )
    return null;
  const asked = {
    ...withoutGaps(form),
    publication: status,
    settings: { ...first.settings, ...withoutGaps(settings) },
  };
  const made: Record<string, unknown> = { ...first };
  const isAsked = Object.entries(asked).every(([field, value]) => isSame(value, made[field]));
  return isAsked ? { id: holder, state } : null;
}
