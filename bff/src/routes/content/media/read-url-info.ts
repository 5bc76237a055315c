import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { data, dataOf } from '../../../present/data.ts';
import { asInGraph } from '../../../resource/graph-places.ts';
import { route } from '../../../route/route.ts';

const ReadUrlInfo = graphql(`
  query ReadUrlInfo($url: String!) {
    urlInfo(url: $url) {
      url
      title
      description
      image
      contentType
    }
  }
`);

const text = z.string().nullable();

/** What the page at a URL says of itself (content §7). Pages in the server's own network are not read: 422. */
export const readUrlInfo = route('POST /api/url/info', {
  body: z.object({ url: z.string().describe('URL of the page.') }),
  answer: dataOf(
    z.strictObject(
      asInGraph('UrlInfo', {
        url: z.string(),
        title: text,
        description: text,
        image: text,
        content_type: text,
      }),
    ),
  ),
  operation: ReadUrlInfo,
  variables: ({ body }) => body,
  present: ({ urlInfo: { contentType, ...info } }) => data({ ...info, content_type: contentType }),
});
