import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { readUpload } from '@lectern/kernel/files/read-upload.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { Presentation } from '../../../presentation/presentation.ts';
import { problems } from '../../../problems.ts';
import type { MutationResolvers } from '../../generated.ts';
import { languageTag } from '../../presentation-input.ts';
import { changed } from '../../presentation-row.ts';

const LARGEST = 2 * 1024 ** 2;

export const addCaptions: MutationResolvers['addCaptions'] = async (
  _,
  { id, receipt, ...given },
  context,
) => {
  const { language } = parseInput(z.object({ language: languageTag }), given);
  const { fileId, size, blobKey } = await readUpload(context, receipt, 'captions');
  if (size > LARGEST) {
    await context.engines.blobs.delete(blobKey);
    const sentence = problems.captionsOver2Mb;
    throw new DomainError('INVALID', sentence, { file: [sentence] });
  }
  return changed(
    await context.execute(Presentation, id, {
      type: 'AddCaptions',
      presentationId: id,
      language,
      fileId,
    }),
  );
};
