import type { Call } from '../../http/call.ts';
import { nearest } from '@lectern/kernel/text/nearest.ts';
import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import type { PresentationToggle } from '../../gql/graphql.ts';
import { data, dataOf, id } from '../../present/data.ts';
import { adminPresentationResource, presentFor } from '../../present/presentation.ts';
import { route } from '../../route/route.ts';

const SetPresentationFlag = graphql(`
  mutation SetPresentationFlag($id: ID!, $setting: PresentationToggle!, $isOn: Boolean!) {
    setPresentationFlag(id: $id, setting: $setting, isOn: $isOn) {
      ...AdminPresentationFields
    }
  }
`);

const names = [
  'can-be-annotated',
  'can-be-downloaded',
  'is-rateable',
  'can-be-shared',
  'can-be-shared-link',
  'can-be-used-in-builder',
  'can-be-forwarded',
] as const;

function unknownSetting(name: string): string {
  const suggestion = nearest(name.replaceAll('_', '-'), names);
  return `There is no such setting here. ${suggestion === null ? `There are ${names.join(', ')}.` : `Did you mean ${suggestion}?`}`;
}

const setting = (isOn: boolean) => ({
  params: z.object({
    id,
    name: z
      .enum(names, { error: ({ input }) => unknownSetting(String(input)) })
      .describe(
        'Which setting: can-be-annotated, can-be-downloaded, is-rateable, can-be-shared, can-be-shared-link, can-be-used-in-builder or can-be-forwarded.',
      ),
  }),
  answer: dataOf(adminPresentationResource.schema),
  operation: SetPresentationFlag,
  variables: ({ params }: { params: { id: string; name: (typeof names)[number] } }) => ({
    id: params.id,
    setting: params.name.replaceAll('-', '_').toUpperCase() as PresentationToggle,
    isOn,
  }),
  present: (
    {
      setPresentationFlag: presentation,
    }: {
      setPresentationFlag: Parameters<typeof adminPresentationResource.present>[0];
    },
    { call }: { call: Call },
  ) => data(presentFor(call, adminPresentationResource)(presentation)),
});

/** Turns a setting of a presentation on (content §4, §7). 404 for a name that is none of them. */
export const enableSetting = route(
  'PUT /api/admin/presentations/:id/settings/:name',
  setting(true),
);
/** Turns a setting of a presentation off (content §4, §7). 404 for a name that is none of them. */
export const disableSetting = route(
  'DELETE /api/admin/presentations/:id/settings/:name',
  setting(false),
);
