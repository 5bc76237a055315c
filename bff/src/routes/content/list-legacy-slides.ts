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
  path: z.string().describe('The page as events name it: its number in four digits.'),
  position: z.number().int().describe('The number of the page, 1 for the first.'),
  file_id: z.string().describe('The file that the page is of.'),
  width: z.number().describe('In points, 1/72 inch.'),
  height: z.number().describe('In points, 1/72 inch.'),
  thumbnail_url: z.string().describe('Path of a small picture on this server.'),
  image_url: z.string().describe('Path of a large picture on this server.'),
});

/** The pages of a presentation for older clients (content §7); none until the file is processed. */
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
