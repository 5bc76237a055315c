import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { given } from '../../present/given.ts';
import { parseSettings, presentationResource, presentPresentation, someSettings } from '../../present/presentation.ts';
import { route } from '../../route/route.ts';

const UpdatePresentation = graphql(`
  mutation UpdatePresentation($id: ID!, $input: UpdatePresentationInput!) {
    updatePresentation(id: $id, input: $input) { ...PresentationFields }
  }
`);

/** Changes what is given and leaves the rest (content §3, §7). The status has a call of its own. */
export const updatePresentation = route('PUT /api/admin/presentations/:id', {
  params: idParams,
  body: z.strictObject({
    name: z.string().max(200).optional(),
    alias: z.string().max(100).nullish(),
    description: z.string().max(10_000).nullish(),
    locale: z.string().max(20).optional(),
    is_protected: z.boolean().optional(),
    sharing_disclaimer: z.string().max(10_000).nullish(),
    settings: someSettings.optional(),
  }),
  answer: dataOf(presentationResource),
  operation: UpdatePresentation,
  variables: ({ params, body }) => ({
    id: params.id,
    input: given({
      name: body.name,
      alias: body.alias,
      description: body.description,
      locale: body.locale,
      isProtected: body.is_protected,
      sharingDisclaimer: body.sharing_disclaimer,
      settings: body.settings && parseSettings(body.settings),
    }),
  }),
  present: ({ updatePresentation: presentation }) => data(presentPresentation(presentation)),
});
