import type { PresentationMedia } from '@lectern/schemas/events/content/media.ts';
import { OutboundError } from '@lectern/kernel/network/outbound-error.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { readWebsite } from './read-website.ts';
import { playerOf } from './video-sites.ts';

/**
 * How a website is shown: by the player of a video site; in a frame, where the site allows that; null where its page with
 * a link is all there is.
 */
export async function websiteMedia(
  url: string,
  { settings, urls, logger }: Pick<Engines, 'settings' | 'urls' | 'logger'>,
): Promise<PresentationMedia | null> {
  const shown = { durationMs: null, mimeType: null, isConverted: false };
  const player = playerOf(url);
  if (player !== null) return { ...shown, kind: 'EMBED', url: player };
  try {
    const website = await readWebsite(url, { settings, shownBy: urls.console });
    return website.canBeFramed ? { ...shown, kind: 'WEBSITE', url: website.url } : null;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    logger.info({ reason: error.reason }, 'A website was not read, and is shown as a link');
    return null;
  }
}
