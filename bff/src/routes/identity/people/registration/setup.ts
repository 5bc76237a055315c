import { z } from 'zod';
import { answerSignIn, signInAnswer } from '../../../../access/signed-in.ts';
import { graphql } from '../../../../gql/gql.ts';
import { EdgeError } from '../../../../http/edge-error.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { handledRoute } from '../../../../route/route.ts';
import { problems } from '../../../../http/problems.ts';

const SetupState = graphql(`
  query SetupState {
    setup {
      isNeeded
      isRegistrationOpen
    }
    okta: isSingleSignOnOffered(provider: OKTA)
    dynamics: isSingleSignOnOffered(provider: DYNAMICS)
    egnyte: isSingleSignOnOffered(provider: EGNYTE)
  }
`);
const SetUp = graphql(`
  mutation SetUp($input: SetUpInput!) {
    setUp(input: $input) {
      ...SignedInFields
    }
  }
`);

/**
 * Whether the first administrator still has to be created, whether companies may register themselves, and which
 * identity providers the sign-in page offers (accounts §2).
 */
export const readSetup = handledRoute('GET /api/setup', {
  access: ['public'],
  answer: z.strictObject({
    is_needed: z.boolean().describe('Whether the first administrator still has to be created.'),
    registration_open: z.boolean().describe('Whether companies may register themselves.'),
    sign_on: z
      .strictObject({
        okta: z.boolean().describe('Whether any team signs in with Okta.'),
        dynamics: z.boolean().describe('Whether any team signs in with Dynamics.'),
        egnyte: z.boolean().describe('Whether any team signs in with Egnyte.'),
      })
      .describe('Which identity providers the sign-in page offers.'),
  }),
  async handle({ call }) {
    const { setup, ...signOn } = await call.ask(SetupState, {});
    return {
      is_needed: setup.isNeeded,
      registration_open: setup.isRegistrationOpen,
      sign_on: signOn,
    };
  },
});

/**
 * Creates the first team and its administrator, and signs in. Needs the code that the server prints at start, also
 * from the same machine. 409 if it was done before.
 */
export const setUp = handledRoute('POST /setup', {
  access: ['public'],
  csrf: 'browser',
  body: z.object({
    team_name: z.string().max(200).describe('The name of the first team.'),
    name: z.string().max(200).describe('The name of its administrator.'),
    email: z.string().max(320).describe('The email of its administrator.'),
    password: z.string().max(1_000).describe('The password to sign in with.'),
    code: z.string().max(100).describe('The code that the server printed when it started.'),
    time_zone: z
      .string()
      .max(100)
      .optional()
      .describe(
        'Time zone of the team: an IANA name, such as Europe/Oslo. An unknown one is ignored.',
      ),
    locale: z
      .string()
      .max(35)
      .optional()
      .describe('Language of the team, as a BCP 47 tag. An unknown one is ignored.'),
  }),
  answer: signInAnswer,
  async handle({ body, call }) {
    const { edge } = call;
    await edge.limiters.count('setup', call);
    const message = problems.setupCodeWrong;
    if (!edge.setupCode.isRight(body.code))
      throw new EdgeError('INVALID', message, { fields: { code: [message] } });
    const input = withoutUndefined({
      teamName: body.team_name,
      name: body.name,
      email: body.email,
      password: body.password,
      timeZone: body.time_zone,
      locale: body.locale,
      address: call.address,
      userAgent: call.userAgent,
    });
    const { setUp: started } = await call.ask(SetUp, { input });
    return answerSignIn(call, started, { isBrowser: true });
  },
});
