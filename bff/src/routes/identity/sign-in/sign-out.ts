import { z } from 'zod';
import { endOwnSession } from '../../../access/sign-in-browser.ts';
import { graphql } from '../../../gql/gql.ts';
import { handledRoute } from '../../../route/route.ts';

const SignOut = graphql(`
  mutation SignOut {
    signOut
  }
`);

/** Ends the sign-in of the call; during an impersonation in a browser, also the user's own. */
export const signOut = handledRoute('POST /logout', {
  access: ['signing_in'],
  answer: z.null(),
  status: 204,
  async handle({ call }) {
    await call.ask(SignOut, {});
    if (call.signIn?.by === 'cookie') {
      await endOwnSession(call);
      call.edge.cookies.clearSignIn(call.res);
      call.edge.cookies.setCsrf(call.res, call.edge.csrf.mint(null));
    }
    return null;
  },
});
