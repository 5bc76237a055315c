import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { route } from '../../route/route.ts';

const ListLegacySlides = graphql(`
  query ListLegacySlides($id: ID!) {
    presentation(id: $id) {
      pages {
        number
        width
        height
        thumbnailUrl
        pictureUrl
      }
      files {
        id
      }
    }
  }
`);

const slide = z.strictObject({
  /** As page-change events name it (content §7): four digits. */
  path: z.string(),
  position: z.number().int(),
  file_id: z.string(),
  /** In points. */
  width: z.number(),
  height: z.number(),
  thumbnail_url: z.string(),
  image_url: z.string(),
});

/** The pages as older clients know them (content §7); none until the file is processed. */
export const listLegacySlides = route('GET /api/presentations/:id/legacy-slides', {
  params: idParams,
  answer: dataOf(z.array(slide)),
  operation: ListLegacySlides,
  present: ({ presentation }) => {
    const { pages, files } = found(presentation);
    return data(
      pages.map(({ number, width, height, thumbnailUrl, pictureUrl }) => ({
        path: String(number).padStart(4, '0'),
        position: number,
        file_id: files[0]?.id ?? '',
        width,
        height,
        thumbnail_url: thumbnailUrl,
        image_url: pictureUrl,
      })),
    );
  },
});
