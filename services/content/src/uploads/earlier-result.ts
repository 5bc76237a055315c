import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import type { Changes } from '../presentation/create.ts';
import { Presentation } from '../presentation/presentation.ts';
import { isSame } from '../presentation/revise.ts';
import type {
  LivePresentation,
  PresentationForm,
  PresentationSettings,
  Publication,
} from '../presentation/state.ts';

/** What the client sent. Defaults are left out: a team may have changed them since the first attempt. */
interface Sent {
  fileId: string;
  ownerId?: string | null | undefined;
  status?: Publication | null | undefined;
  form: Changes<PresentationForm>;
  settings?: Changes<PresentationSettings> | undefined;
}

/**
 * The presentation that an earlier attempt of the same request made, when its answer was lost. Null when the upload was
 * used for something else, or the presentation was deleted.
 * @param holder the presentation that reserved the receipt
 */
export async function earlierResult(
  context: ServiceContext,
  holder: string,
  { fileId, ownerId, status, form, settings = {} }: Sent,
): Promise<{ id: string; state: LivePresentation } | null> {
  const steps = await context.history(Presentation, holder);
  const [first, state] = [steps[0]?.after, steps.at(-1)?.after];
  if (
    !first ||
    first.status === 'none' ||
    first.uploads[0] !== fileId ||
    state?.status !== 'present'
  )
    return null;
  // The hash of an access code differs by presentation.
  const { accessCodeName: _, ...fields } = withoutUndefined(form);
  const sent = {
    ...fields,
    ...(ownerId != null && { ownerId }),
    ...(status != null && { publication: status }),
  };
  const isRepeated = has(first, sent) && has(first.settings, withoutUndefined(settings));
  return isRepeated ? { id: holder, state } : null;
}

function has(made: object, sent: object): boolean {
  const values = new Map<string, unknown>(Object.entries(made));
  return Object.entries(sent).every(([field, value]) => isSame(value, values.get(field)));
}
