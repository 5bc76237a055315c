import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { checkLabels, withMerged } from '../../label/find-labels.ts';
import { MOST_LABELS } from '../../presentation/labels.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { inBulk } from '../bulk.ts';
import type { MutationResolvers } from '../generated.ts';
import { problems } from '../../problems.ts';

const some = z.array(z.string()).max(MOST_LABELS, problems.tooManyLabels({ most: MOST_LABELS }));
const input = z.object({ add: some, remove: some });

export const labelPresentations: MutationResolvers['labelPresentations'] = async (
  _,
  { ids, ...args },
  context,
) => {
  const given = parseInput(input, args);
  const [add, remove] = await Promise.all([
    checkLabels(context, given.add),
    withMerged(context, given.remove),
  ]);
  return inBulk(ids, (id) =>
    context.execute(Presentation, id, {
      type: 'LabelPresentation',
      presentationId: id,
      add,
      remove,
    }),
  );
};
