import { z } from 'zod';
import { inverted, keysOf } from '../../../collections.ts';
import {
  answerSignIn,
  checkSigningIn,
  deviceName,
  signInAnswer,
} from '../../../access/signed-in.ts';
import { graphql } from '../../../gql/gql.ts';
import type { SignInMutation } from '../../../gql/graphql.ts';
import { devicePlatforms, deviceTypes, operatingSystems } from '../../../present/device.ts';
import { EdgeError } from '../../../http/edge-error.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { handledRoute } from '../../../route/route.ts';
import { problems } from '../../../http/problems.ts';

const SignIn = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      signedIn {
        ...SignedInFields
      }
      missing {
        kinds
        passkeyOptions
      }
    }
  }
`);
const PasskeyOptions = graphql(`
  query PasskeyOptions {
    passkeyOptions
  }
`);

const wrong = problems.signInWrong;

const passkey = z.looseObject({
  id: z.string().describe('The id of the credential, as the browser answers it.'),
  response: z.looseObject({}).describe('The rest of what the browser answers.'),
});
const passkeyOptions = z.looseObject({
  challenge: z.string().describe('What to sign, base64url.'),
});

/** REST names as values of the graph. */
function named<Value extends string, Name extends string>(names: Readonly<Record<Value, Name>>) {
  const values = inverted(names);
  return z.enum(keysOf(values)).transform((name) => values[name]);
}

/** What a native client may send about its device, beside `device_name`. */
const ofDevice = z.object({
  id: z
    .string()
    .min(1)
    .max(200)
    .describe(
      "The client's own id of the device: signing in again with it registers no second device.",
    ),
  type: named(deviceTypes).nullish().describe('The kind of device.'),
  operating_system: named(operatingSystems).nullish().describe('Its operating system.'),
  platform: named(devicePlatforms).nullish().describe('The platform that the app is built for.'),
  app_version: z.string().max(50).nullish().describe('Version of the app.'),
  push_token: z
    .string()
    .max(4_096)
    .nullish()
    .describe('Token by which push messages reach the device.'),
});

/** The rule for OpenAPI: zod's JSON Schema cannot express a field that requires another. */
const deviceIsNamed = {
  if: {
    required: ['device'],
    properties: { device: { type: 'object', description: 'The device to register.' } },
  },
  then: {
    required: ['device_name'],
    properties: {
      device_name: { type: 'string', minLength: 1, description: 'What the client calls itself.' },
    },
  },
};

/**
 * Signs in. Browsers get a cookie and send their CSRF token; all other clients, and those that send `device_name`, get
 * a bearer token and no cookie. 422 for a wrong password or an unknown email, 429 after too many. If the
 * right password is not enough, the answer is 403 with the code SECOND_FACTOR_REQUIRED, `second_factors` (of totp,
 * passkey, recovery_code) and `passkey_options`: send the same again with `code`, six digits or a recovery code, or
 * with `passkey`, the browser's answer to these options. `device_name` only names the sign-in; with `device` (422
 * without a name) the client's device is registered for its user and team. A passkey alone, for `GET
 * /api/public/passkey-options`, needs neither email nor password.
 */
export const signIn = handledRoute('POST /login', {
  access: ['public'],
  csrf: 'never', // Checked below, for browsers only.
  body: z
    .object({
      email: z
        .string()
        .max(320)
        .optional()
        .describe('The email of the account; needed unless a passkey alone signs in.'),
      password: z
        .string()
        .max(1_000)
        .optional()
        .describe('The password of the account; needed unless a passkey alone signs in.'),
      code: z
        .string()
        .max(100)
        .nullish()
        .describe('Second factor: six digits of the authenticator app, or a recovery code.'),
      passkey: passkey
        .nullish()
        .describe("The browser's answer to the options of a passkey, as WebAuthn has it."),
      remember: z.boolean().nullish().describe('Whether the sign-in outlasts the browser session.'),
      device_name: deviceName,
      device: ofDevice
        .nullish()
        .describe('The device to register for the user; needs `device_name`.'),
    })
    .refine((body) => body.passkey || body.email !== undefined, {
      path: ['email'],
      error: problems.emailMissing,
    })
    .refine((body) => body.passkey || body.email === undefined || body.email.includes('@'), {
      path: ['email'],
      error: problems.emailInvalid,
    })
    .refine((body) => body.passkey || body.password !== undefined, {
      path: ['password'],
      error: problems.passwordMissing,
    })
    .refine((body) => !body.device || body.device_name, {
      path: ['device_name'],
      error: 'Say what the device is called.',
    })
    .meta(deviceIsNamed),
  answer: signInAnswer,
  async handle({ body, call }) {
    const client = checkSigningIn(call, body.device_name);
    const input = withoutUndefined({
      email: body.email,
      password: body.password,
      code: body.code,
      passkey: body.passkey ? JSON.stringify(body.passkey) : undefined,
      remember: body.remember ?? false,
      address: call.address,
      userAgent: call.userAgent,
      deviceName: client.deviceName,
      knownBrowser: client.isBrowser ? call.edge.cookies.knownBrowser(call.req) : undefined,
      device: body.device ? deviceOf(body.device) : undefined,
    });
    const { signIn: answer } = await call.ask(SignIn, { input }).catch((error: unknown) => {
      if (error instanceof EdgeError && error.code === 'UNAUTHENTICATED')
        throw new EdgeError('INVALID', wrong, { fields: { email: [wrong] } });
      throw error;
    });
    const { signedIn: started } = answer;
    if (!started) throw incomplete(answer);
    return answerSignIn(call, started, client, body.remember ? started.expiresAt : null);
  },
});

/**
 * The options for signing in with a passkey alone: `PublicKeyCredentialRequestOptions` of WebAuthn as JSON. 409 if
 * passkeys are not possible.
 */
export const readPasskeyOptions = handledRoute('GET /api/public/passkey-options', {
  access: ['public'],
  limit: 'session',
  answer: passkeyOptions,
  async handle({ call }) {
    return passkeyOptions.parse(JSON.parse((await call.ask(PasskeyOptions, {})).passkeyOptions));
  },
});

function deviceOf({
  id,
  type,
  operating_system,
  platform,
  app_version,
  push_token,
}: z.output<typeof ofDevice>) {
  return withoutUndefined({
    clientId: id,
    type,
    operatingSystem: operating_system,
    platform,
    appVersion: app_version,
    pushToken: push_token,
  });
}

function incomplete({ missing }: SignInMutation['signIn']): EdgeError {
  const message = problems.secondFactorMissing;
  const details = {
    second_factors: (missing?.kinds ?? []).map((kind) => kind.toLowerCase()),
    passkey_options: missing?.passkeyOptions
      ? passkeyOptions.parse(JSON.parse(missing.passkeyOptions))
      : null,
  };
  return new EdgeError('SECOND_FACTOR_REQUIRED', message, { fields: { code: [message] }, details });
}
