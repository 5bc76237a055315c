import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { memberFileUrl } from '../../links/member-grant.ts';
import { at, data, dataOf, idParams } from '../../present/data.ts';
import { route } from '../../route/route.ts';

const SignPresentation = graphql(`query SignPresentation($id: ID!) { presentation(id: $id) { id } }`);

/** An address of the file that needs no cookie, for an hour; it ends with the sign-in (content §7). */
export const signPresentation = route('GET /api/presentations/:id/signed', {
  params: idParams,
  answer: dataOf(z.strictObject({ signed_url: z.string(), expires_at: at })),
  operation: SignPresentation,
  present: ({ presentation }, { call }) => {
    const { url, expiresAt } = memberFileUrl(call, found(presentation).id);
    return data({ signed_url: url, expires_at: expiresAt });
  },
});
