import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { memberFileUrls, shownAt } from '../../links/member-grant.ts';
import { at, data, dataOf, idParams } from '../../present/data.ts';
import { route } from '../../route/route.ts';

const SignPresentation = graphql(`
  query SignPresentation($id: ID!) {
    presentation(id: $id) {
      id
      presentationType
      may {
        export
      }
      files {
        id
      }
    }
  }
`);

/**
 * A URL of the presentation as a PDF, or of an HTML package or ePub as it is, that needs no cookie, for an hour; it ends with the sign-in (content §7).
 * `download_url` is the uploaded file, null if `can_be_exported` forbids it.
 */
export const signPresentation = route('GET /api/presentations/:id/signed', {
  params: idParams,
  answer: dataOf(
    z.strictObject({
      signed_url: z
        .string()
        .describe('URL of the presentation as a PDF, valid without a cookie for an hour.'),
      signedURL: z.string().describe('The same by another name.'),
      download_url: z
        .string()
        .nullable()
        .describe('URL of the uploaded file; null when the caller may not save it.'),
      expires_at: at.describe('When the URLs stop working.'),
    }),
  ),
  operation: SignPresentation,
  present: ({ presentation }, { call }) => {
    const { id, may, files, presentationType } = found(presentation);
    const { url, downloadUrl, expiresAt } = memberFileUrls(call, {
      presentationId: id,
      fileId: found(files[0]).id,
      path: shownAt(presentationType),
    });
    return data({
      signed_url: url,
      signedURL: url,
      download_url: may.export ? downloadUrl : null,
      expires_at: expiresAt,
    });
  },
});
