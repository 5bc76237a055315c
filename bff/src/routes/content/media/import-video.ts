import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { data, dataOf } from '../../../present/data.ts';
import { adminPresentationResource, presentFor } from '../../../present/presentation.ts';
import { route } from '../../../route/route.ts';
import { inputOf, newPresentation } from '../create-presentation.ts';

const ImportVideo = graphql(`
  mutation ImportVideo($videoUrl: String!, $input: CreatePresentationInput!) {
    importVideo(videoUrl: $videoUrl, input: $input) {
      ...AdminPresentationFields
    }
  }
`);

/**
 * Publishes the video at `video_url`, with the fields of `POST /api/admin/presentations` (content §7). A file is fetched in
 * the background: until it is there, the presentation is being processed, and says why where it cannot be fetched. A page
 * of YouTube, Vimeo, Wistia or Loom is shown by the player of that site.
 */
export const importVideo = route('POST /api/admin/presentations/import-video', {
  body: newPresentation.extend({
    video_url: z
      .string()
      .describe('URL of the file of a video, or of a page of YouTube, Vimeo, Wistia or Loom.'),
  }),
  answer: dataOf(adminPresentationResource.schema),
  status: 201,
  operation: ImportVideo,
  variables: ({ body: { video_url: videoUrl, ...filled } }) => ({
    videoUrl,
    input: inputOf(filled, undefined),
  }),
  present: ({ importVideo: created }, { call }) =>
    data(presentFor(call, adminPresentationResource)(created)),
});
