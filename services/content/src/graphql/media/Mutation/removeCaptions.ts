import { Presentation } from '../../../presentation/presentation.ts';
import type { MutationResolvers } from '../../generated.ts';
import { changed } from '../../presentation-row.ts';

export const removeCaptions: MutationResolvers['removeCaptions'] = async (
  _,
  { id, language },
  context,
) =>
  changed(
    await context.execute(Presentation, id, {
      type: 'RemoveCaptions',
      presentationId: id,
      language,
    }),
  );
