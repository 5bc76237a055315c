import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { websiteFile } from '../../../uploads/website-file.ts';
import { addressFile } from '../../../website/address-file.ts';
import { playerOf } from '../../../website/video-sites.ts';
import type { MutationResolvers } from '../../generated.ts';
import { url } from '../../presentation-input.ts';
import { publish } from '../../Mutation/createPresentation.ts';

export const importVideo: MutationResolvers['importVideo'] = (_, { videoUrl, input }, context) => {
  const { videoUrl: address } = parseInput(z.object({ videoUrl: url }), { videoUrl });
  const { blobs } = context.engines;
  // The upload of a form is of no use here.
  return publish({ ...input, receipt: null }, context, async (_receipt, _url, teamId) => {
    if (playerOf(address) === null)
      return { ...(await addressFile(address, { teamId, blobs })), changes: { fileUrl: address } };
    const page = await websiteFile(address, { teamId, blobs });
    return { ...page, presentationType: 'Video', changes: { externalUrl: address } };
  });
};
