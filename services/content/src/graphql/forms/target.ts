import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { formsAt } from '../../form/find-forms.ts';
import { targetOf, type PlaceOfForm } from '../../form/state.ts';
import { problems } from '../../problems.ts';

type Target = Omit<PlaceOfForm, 'place'>;

/** One of both. @throws DomainError INVALID */
export function targetInput({
  presentationId = null,
  sharedLinkId = null,
}: {
  presentationId?: string | null | undefined;
  sharedLinkId?: string | null | undefined;
}): Target {
  if ((presentationId === null) === (sharedLinkId === null)) {
    const message = problems.formTargetMissing;
    throw new DomainError('INVALID', message, { presentationId: [message] });
  }
  return { presentationId, sharedLinkId };
}

export async function shownAt(context: ServiceContext, target: Target) {
  const { GATE: gate, END: end } = await formsAt(context, targetOf(target));
  return { gate, end };
}
