import { z } from 'zod';
import { asInGraph } from '../resource/graph-places.ts';
import type { PublicLinkFragment } from '../gql/graphql.ts';

type Shown = NonNullable<PublicLinkFragment['presentation']>;
type Media = Shown['media'];

const kinds = { VIDEO: 'video', AUDIO: 'audio', EMBED: 'embed', WEBSITE: 'website' } as const;

/** What is shown instead of pages. A film or sound is at `signed_url`. */
export const sharedMedia = z.strictObject({
  kind: z
    .enum(['video', 'audio', 'embed', 'website'])
    .describe(
      '`video` and `audio` are played from `signed_url`; `embed` is the player of a video site, `website` another page: both are at `url`.',
    ),
  ...asInGraph('PublicMedia', {
    duration_ms: z.number().int().nullable(),
    mime_type: z.string().nullable(),
    url: z.string().nullable(),
  }),
  captions: z
    .array(
      z.strictObject({
        id: z
          .string()
          .describe('Its file is at `captions/{id}.vtt` below the URL of the pages, as WebVTT.'),
        ...asInGraph('PublicCaptions', { language: z.string() }),
      }),
    )
    .describe('Captions, one for each language.'),
});

export function presentSharedMedia({
  media,
  captions,
}: Pick<Shown, 'media' | 'captions'>): z.output<typeof sharedMedia> | null {
  if (!media) return null;
  const { kind, durationMs, mimeType, url } = media;
  return {
    ...{ kind: kinds[kind], duration_ms: durationMs, mime_type: mimeType, url },
    captions: captions.map(({ fileId: id, language }) => ({ id, language })),
  };
}

/** Whether it is a file of ours that is played. */
export function isPlayed(media: { kind: NonNullable<Media>['kind'] } | null | undefined): boolean {
  return media?.kind === 'VIDEO' || media?.kind === 'AUDIO';
}
