import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { fileFolder } from '@lectern/schemas/files/file-keys.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { marksOn } from '../../search/marks.ts';
import { searchWordsOf } from '../../search/search-words.ts';
import { readStoredText } from '../../search/stored-text.ts';
import type { QueryResolvers } from '../generated.ts';
import { problems } from '../../problems.ts';

const input = z.object({ text: z.string().max(500), page: z.number().int().min(1) });

export const pageMarks: QueryResolvers['pageMarks'] = async (
  _,
  { presentationId, ...given },
  context,
) => {
  const { text, page } = parseInput(input, given);
  const row = await context.view(Presentation).get(presentationId);
  if (row?.doc.status !== 'present' || row.doc.teamId === null)
    throw new DomainError('NOT_FOUND', problems.presentationUnknown);
  const { file, processing, teamId } = row.doc;
  if (processing.status !== 'processed' || page > processing.pages.length) return [];
  const stored = await readStoredText(context, fileFolder(teamId, file.fileId), page);
  return stored ? marksOn(stored, searchWordsOf(text)) : [];
};
