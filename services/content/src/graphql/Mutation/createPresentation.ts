import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { uploadedFile } from '../../uploads/uploaded-file.ts';
import type { MutationCreatePresentationArgs } from '../generated.ts';
import { presentationText, settingsInput } from '../presentation-input.ts';
import { changed } from '../presentation-row.ts';

const { name, description, locale } = presentationText;
const input = z.object({ name, description, locale, settings: settingsInput, status: z.enum(['DRAFT', 'ACTIVE', 'INACTIVE']).nullish() });

export async function createPresentation(_: unknown, args: MutationCreatePresentationArgs, context: ServiceContext) {
  const { claims } = context;
  if (claims.kind !== 'user') throw new DomainError('FORBIDDEN', 'Only a person can publish an upload.');
  const given = parseInput(input, args.input);
  const { file, presentationType, title } = await uploadedFile(args.input.receipt, context);
  const presentationId = newId();
  const created = await context.execute(Presentation, presentationId, {
    type: 'CreatePresentation',
    presentationId,
    ownerId: claims.userId,
    name: given.name ?? title,
    presentationType,
    status: given.status ?? 'DRAFT',
    description: given.description ?? null,
    locale: given.locale ?? 'en',
    settings: given.settings ?? {},
    file,
  });
  return changed(created);
}
