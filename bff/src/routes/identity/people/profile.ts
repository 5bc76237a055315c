import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { data, dataOf } from '../../../present/data.ts';
import { withoutUndefined } from '../../../present/without-undefined.ts';
import { userResource } from '../../../present/user.ts';
import { handledRoute, route } from '../../../route/route.ts';

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

const text = z.string().max(10_000).nullable().optional();

/** Edits one's own profile; missing fields keep their values, null empties. */
export const editProfile = route('PUT /api/user', {
  body: z.object({
    name: z.string().max(10_000).optional(),
    title: text,
    phone: text,
    signature: text,
    notification_level: z.number().int().min(0).max(4).optional(),
    time_zone: text,
    locale: z.string().max(100).optional(),
  }),
  answer: dataOf(userResource.schema),
  operation: EditProfile,
  variables: ({
    body: { notification_level: notificationLevel, time_zone: timeZone, ...others },
  }) => ({ input: withoutUndefined({ ...others, notificationLevel, timeZone }) }),
  present: (answer) => data(userResource.present(answer.editProfile)),
});

/**
 * Changes one's own password and ends every other sign-in of the caller. 422 under `current_password` if it is wrong.
 */
export const changePassword = handledRoute('PUT /api/user/password', {
  access: ['themselves'],
  body: z.object({
    current_password: z.string().max(1_000),
    password: z.string().max(1_000),
    password_confirmation: z.string().max(1_000),
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
