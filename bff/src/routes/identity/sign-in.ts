import { z } from 'zod';
import { checkCsrf } from '../../access/authenticate.ts';
import { admitBrowser } from '../../access/admit-browser.ts';
import { graphql } from '../../gql/gql.ts';
import { EdgeError } from '../../http/edge-error.ts';
import { given } from '../../present/given.ts';
import { presentUser, userResource } from '../../present/user.ts';
import { handledRoute } from '../../route/route.ts';

const SignIn = graphql(`
  mutation SignIn($input: SignInInput!) { signIn(input: $input) { token expiresAt user { ...UserFields } } }
`);

/** A native client that does not know yet how to sign in looks the same as a page whose cookie was cleared. */
const noPage = 'Send device_name to sign in without a browser, or reload the page.';
const wrong = 'These credentials do not match our records.';

/**
 * Browsers get a cookie and show their CSRF token; clients that send `device_name` get a bearer token and no cookie
 * (DESIGN §6). 422 for a wrong password and for an unknown email alike, 429 after too many.
 */
export const signIn = handledRoute('POST /login', {
  access: ['public'],
  csrf: 'never', // Asked below: only browsers have one.
  body: z.strictObject({
    email: z.string().max(320),
    password: z.string().max(1_000),
    remember: z.boolean().nullish(),
    device_name: z.string().max(200).nullish(),
  }),
  answer: z.strictObject({ data: z.strictObject({ user: userResource, token: z.string().optional() }), destination: z.string().optional() }),
  async handle({ body, call }) {
    const isBrowser = !body.device_name;
    if (isBrowser && !call.edge.cookies.csrf(call.req)) throw new EdgeError('CSRF', noPage);
    if (isBrowser) checkCsrf(call, call.formToken);
    const input = given({
      email: body.email, password: body.password, remember: body.remember ?? false,
      address: call.address, userAgent: call.userAgent, deviceName: body.device_name,
    });
    const { signIn: started } = await call.ask(SignIn, { input }).catch((error: unknown) => {
      if (error instanceof EdgeError && error.code === 'UNAUTHENTICATED') throw new EdgeError('INVALID', wrong, { fields: { email: [wrong] } });
      throw error;
    });
    const user = presentUser(started.user);
    if (!isBrowser) return { data: { token: started.token, user } };
    await admitBrowser(call, started.token, body.remember ? started.expiresAt : null);
    return { data: { user }, destination: '/' };
  },
});
