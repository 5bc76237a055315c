import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { data, dataOf } from '../../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { userResource } from '../../../present/user.ts';
import { fixedFields } from '../../../route/fixed-fields.ts';
import { handledRoute, route } from '../../../route/route.ts';
import { asInGraph } from '../../../resource/graph-places.ts';

const ReadOwnProfile = graphql(`
  query ReadOwnProfile {
    viewer {
      ...UserFields
    }
  }
`);
const EditProfile = graphql(`
  mutation EditProfile($input: EditProfileInput!) {
    editProfile(input: $input) {
      ...UserFields
    }
  }
`);
const ChangePassword = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input)
  }
`);

const fixed = fixedFields('id', 'slug', 'email');
const text = z.string().max(10_000).nullable().optional();

/** Edits one's own profile; missing fields keep their values, null empties. The email is not changed here. */
export const editProfile = route('PUT /api/user', {
  body: z.object({
    ...fixed.shape,
    ...asInGraph('User', { name: z.string().max(10_000).optional(), title: text, phone: text }),
    ...asInGraph('UserSettings', {
      signature: text,
      notification_level: z.number().int().min(0).max(4).optional(),
      time_zone: text,
      locale: z.string().max(100).optional(),
    }),
  }),
  answer: dataOf(userResource.schema),
  operation: EditProfile,
  before: ({ body, call }) =>
    fixed.check(body, async () =>
      userResource.present((await call.ask(ReadOwnProfile, {})).viewer),
    ),
  variables({ body }) {
    const {
      notification_level: notificationLevel,
      time_zone: timeZone,
      ...others
    } = fixed.without(body);
    return { input: withoutUndefined({ ...others, notificationLevel, timeZone }) };
  },
  present: (answer) => data(userResource.present(answer.editProfile)),
});

/**
 * Changes one's own password and ends every other sign-in of the caller. 422 under `current_password` if it is wrong.
 */
export const changePassword = handledRoute('PUT /api/user/password', {
  access: ['themselves'],
  body: z.object({
    current_password: z.string().max(1_000).describe('The password until now.'),
    password: z.string().max(1_000).describe('The password to sign in with from now on.'),
    password_confirmation: z.string().max(1_000).describe('The same password again.'),
  }),
  answer: z.null(),
  status: 204,
  async handle({ body, call }) {
    const {
      current_password: currentPassword,
      password,
      password_confirmation: passwordConfirmation,
    } = body;
    await call.ask(ChangePassword, {
      input: { currentPassword, password, passwordConfirmation, address: call.address },
    });
    return null;
  },
});
