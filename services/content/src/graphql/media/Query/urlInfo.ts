import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { OutboundError } from '@lectern/kernel/network/outbound-error.ts';
import { readWebsite } from '../../../website/read-website.ts';
import { playerOf } from '../../../website/video-sites.ts';
import { problems } from '../../../problems.ts';
import type { QueryResolvers } from '../../generated.ts';
import { url as urlText } from '../../presentation-input.ts';

export const urlInfo: QueryResolvers['urlInfo'] = async (_, given, { engines }) => {
  const { url } = parseInput(z.object({ url: urlText }), given);
  const { settings, urls, logger } = engines;
  try {
    const { canBeFramed, ...website } = await readWebsite(url, { settings, shownBy: urls.console });
    const isVideoSite = playerOf(url) !== null;
    return { ...website, isVideoSite, canBeShown: canBeFramed || isVideoSite };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    // The same for all: it tells nothing of our own network.
    logger.info({ reason: error.reason, message: error.message }, 'A URL was not read');
    const sentence = problems.linkNotRead;
    throw new DomainError('INVALID', sentence, { url: [sentence] });
  }
};
