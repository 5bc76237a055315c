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

const collections = {
  mail: ['signature', 'notification_level'],
  region: ['time_zone', 'locale'],
} as const;

/** A user's own settings, all or one `collection` (accounts §7), for user editors. */
export const readUserSettings = route('GET /api/admin/users/:id/settings', {
  params: idParams,
  query: z.object({ collection: z.enum(['mail', 'region']).optional() }),
  answer: dataOf(settingsResource.schema.partial()),
  operation: ReadUserSettings,
  narrowedTo: 'can_edit_users',
  variables: ({ params }) => params,
  present({ user }, { query: { collection } }) {
    const settings = settingsResource.present(found(user).settings);
    return data(
      collection
        ? Object.fromEntries(collections[collection].map((name) => [name, settings[name]]))
        : settings,
    );
  },
});
