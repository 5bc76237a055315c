import { z } from 'zod';
import { switchToImpersonation, switchBack } from '../../../access/sign-in-browser.ts';
import { graphql } from '../../../gql/gql.ts';
import { idParams } from '../../../present/data.ts';
import { userResource } from '../../../present/user.ts';
import { handledRoute, route } from '../../../route/route.ts';

const CanBeImpersonated = graphql(`
  query CanBeImpersonated($id: ID!) {
    user(id: $id) {
      canBeImpersonated
    }
  }
`);
const StartImpersonation = graphql(`
  mutation StartImpersonation($input: StartImpersonationInput!) {
    startImpersonation(input: $input) {
      token
      expiresAt
      ownExpiresAt
      user {
        ...UserFields
      }
    }
  }
`);
const EndImpersonation = graphql(`
  mutation EndImpersonation {
    endImpersonation
  }
`);

/** Whether the caller may use Lectern as this user (accounts §6); no for unknown users. */
export const canBeImpersonated = route('GET /api/users/:id/can-be-impersonated-by-current-user', {
  params: z.object({ id: z.string().max(100) }),
  answer: z.strictObject({
    can_impersonate: z.boolean().describe('Whether the caller may act as this user.'),
  }),
  operation: CanBeImpersonated,
  present: ({ user }) => ({ can_impersonate: user?.canBeImpersonated ?? false }),
});

/**
 * Starts to act as a member of the team, with their rights, for an hour at most; for administrators. The member gets
 * an email with who and why. A browser gets the new sign-in as its cookie and keeps its own for later; other clients
 * get a second token. Events carry both users: `actorid` and `onbehalfofid`. 404 for users of other teams, 409 for
 * oneself, for administrators and for users who may not sign in.
 */
export const startImpersonation = handledRoute('POST /api/users/:id/impersonation', {
  access: ['admin'],
  params: idParams,
  body: z.object({ reason: z.string().describe('Why, as the member reads it in an email.') }),
  answer: z.strictObject({
    data: z.strictObject({
      user: userResource.schema.describe('The member whom the caller acts as.'),
      expires_at: z.string().describe('When it ends by itself.'),
      token: z
        .string()
        .optional()
        .describe('Bearer token of the new sign-in; left out for browsers, which get a cookie.'),
    }),
    destination: z
      .string()
      .optional()
      .describe('Where a browser goes next; left out for other clients.'),
  }),
  status: 201,
  async handle({ params, body, call }) {
    const { startImpersonation: started } = await call.ask(StartImpersonation, {
      input: {
        userId: params.id,
        reason: body.reason,
        address: call.address,
        userAgent: call.userAgent,
      },
    });
    const data = { user: userResource.present(started.user), expires_at: started.expiresAt };
    if (call.signIn?.by !== 'cookie') return { data: { ...data, token: started.token } };
    switchToImpersonation(call, started.token, started.ownExpiresAt ?? null);
    return { data, destination: '/' };
  },
});

/** Ends the impersonation that the call was made with. A browser gets its own sign-in back. */
export const endImpersonation = handledRoute('DELETE /api/impersonation', {
  access: ['impersonating'],
  answer: z.null(),
  status: 204,
  async handle({ call }) {
    await call.ask(EndImpersonation, {});
    if (call.signIn?.by !== 'cookie' || (await switchBack(call.edge, call.req, call.res)))
      return null;
    call.edge.cookies.clearSignIn(call.res);
    call.edge.cookies.setCsrf(call.res, call.edge.csrf.mint(null));
    return null;
  },
});
