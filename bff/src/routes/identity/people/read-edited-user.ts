import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { found } from '../../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../../present/data.ts';
import { editedUserResource, settingsResource } from '../../../present/user.ts';
import { readRoute } from '../../../resource/crud.ts';
import { route } from '../../../route/route.ts';

const ReadEditedUser = graphql(`
  query ReadEditedUser($id: ID!) {
    user(id: $id) {
      ...EditedUserFields
    }
  }
`);
const ReadUserSettings = graphql(`
  query ReadUserSettings($id: ID!) {
    user(id: $id) {
      settings {
        ...SettingsFields
      }
    }
  }
`);

/** A user of the team with all fields, for user editors (accounts §7). */
export const readEditedUser = readRoute(
  'GET /api/admin/users/:id',
  editedUserResource,
  ReadEditedUser,
  { narrowedTo: 'can_edit_users' },
);

const collections = new Map<string, readonly (keyof z.output<typeof settingsResource.schema>)[]>([
  ['mail', ['signature', 'notification_level']],
  ['region', ['time_zone', 'locale']],
]);

/** A user's own settings, for user editors (accounts §7): those of the `collection` mail or region, or all. */
export const readUserSettings = route('GET /api/admin/users/:id/settings', {
  params: idParams,
  query: z.object({
    collection: z
      .string()
      .max(100)
      .optional()
      .describe('Only these settings: mail or region; all when left out.'),
  }),
  answer: dataOf(settingsResource.schema.partial()),
  operation: ReadUserSettings,
  narrowedTo: 'can_edit_users',
  variables: ({ params }) => params,
  present({ user }, { query: { collection } }) {
    const settings = settingsResource.present(found(user).settings);
    const names = collection === undefined ? undefined : collections.get(collection);
    return data(names ? Object.fromEntries(names.map((name) => [name, settings[name]])) : settings);
  },
});
