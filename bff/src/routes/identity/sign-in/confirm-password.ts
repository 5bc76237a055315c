import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { handledRoute } from '../../../route/route.ts';

const ConfirmPassword = graphql(`
  mutation ConfirmPassword($input: ConfirmPasswordInput!) {
    confirmPassword(input: $input)
  }
`);

/** Lets this sign-in change passwords and second factors for a quarter of an hour. 422 under `current_password`. */
export const confirmPassword = handledRoute('POST /api/user/confirm-password', {
  access: ['signing_in_themselves'],
  body: z.object({
    current_password: z.string().max(1_000).describe('The password that the user signs in with.'),
  }),
  answer: z.null(),
  status: 204,
  async handle({ body, call }) {
    await call.ask(ConfirmPassword, {
      input: { password: body.current_password, address: call.address },
    });
    return null;
  },
});
