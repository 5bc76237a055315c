import { z } from 'zod';
import { answerSignIn, signInAnswer } from '../../../../access/signed-in.ts';
import { graphql } from '../../../../gql/gql.ts';
import { EdgeError } from '../../../../http/edge-error.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { handledRoute } from '../../../../route/route.ts';

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

/** Whether the first administrator has still to be made, whether companies may register themselves, and by which providers any team signs in (accounts §2). */
export const readSetup = handledRoute('GET /api/setup', {
  access: ['public'],
  answer: z.strictObject({
    is_needed: z.boolean(),
    registration_open: z.boolean(),
    sign_on: z.strictObject({ okta: z.boolean(), dynamics: z.boolean(), egnyte: z.boolean() }),
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
 * Creates the first team and its administrator, and signs in. Takes the code that the server prints at start, from this
 * machine too (DESIGN §7): a proxy without headers makes everybody look local. 409 if it was done before.
 */
export const setUp = handledRoute('POST /setup', {
  access: ['public'],
  csrf: 'browser',
  body: z.object({
    team_name: z.string().max(200),
    name: z.string().max(200),
    email: z.string().max(320),
    password: z.string().max(1_000),
    code: z.string().max(100),
    time_zone: z.string().max(100).optional(),
    locale: z.string().max(35).optional(),
  }),
  answer: signInAnswer,
  async handle({ body, call }) {
    const { edge } = call;
    await edge.limiters.count('setup', call);
    const message = 'This is not the code that the server printed when it started.';
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
