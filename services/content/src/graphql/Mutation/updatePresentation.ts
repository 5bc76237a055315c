import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { MutationUpdatePresentationArgs } from '../generated.ts';
import { flag, presentationText, settingsInput } from '../presentation-input.ts';
import { changed } from '../presentation-row.ts';

const input = z.object({ ...presentationText, isProtected: flag, settings: settingsInput });

export async function updatePresentation(_: unknown, { id, input: given }: MutationUpdatePresentationArgs, context: ServiceContext) {
  const { settings, ...changes } = parseInput(input, given);
  return changed(await context.execute(Presentation, id, { type: 'RevisePresentation', presentationId: id, changes, settings }));
}
