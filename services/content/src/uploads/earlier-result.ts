import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { withoutGaps, type CreatePresentation } from '../presentation/create.ts';
import { Presentation } from '../presentation/presentation.ts';
import { isSame } from '../presentation/revise.ts';
import type { LivePresentation } from '../presentation/state.ts';

/**
 * The presentation that an earlier attempt of the same request made, when its answer was lost. Null when the upload was
 * used for something else, or the presentation was deleted.
 * @param holder the presentation that reserved the receipt
 */
export async function earlierResult(
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
