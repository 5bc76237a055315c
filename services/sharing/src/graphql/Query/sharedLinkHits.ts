import { z } from 'zod';
import type { QueryResolvers } from '../generated.ts';
import { hitPage } from '../hit-page.ts';
import { problems } from '../../texts/problems.ts';

const moment = z.iso
  .datetime({ offset: true, error: problems.momentInvalid })
  .nullish()
  .transform((text) => text && new Date(text).toISOString());
/** `to` is exclusive. */
const range = z.object({
  from: moment,
  to: moment.transform((text) => text && new Date(Date.parse(text) - 1).toISOString()),
});

export const sharedLinkHits: QueryResolvers['sharedLinkHits'] = (_parent, args, context) => {
  const { sharedLinkId, presentationId } = args;
  return hitPage(context, { sharedLinkId, presentationId, ...range.parse(args) }, args);
};
