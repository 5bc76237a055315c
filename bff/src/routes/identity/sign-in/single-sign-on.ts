import { ownPath } from '@lectern/kernel/text/own-path.ts';
import { z } from 'zod';
import { signInBrowser } from '../../../access/sign-in-browser.ts';
import { authenticate } from '../../../access/authenticate.ts';
import { graphql } from '../../../gql/gql.ts';
import type {
  FinishSingleSignOnMutation,
  SingleSignOnProvider,
  SingleSignOnRefusal,
} from '../../../gql/graphql.ts';
import { redirect } from '../../../http/send.ts';
import type { Call } from '../../../http/call.ts';
import { EdgeError } from '../../../http/edge-error.ts';
import { handledRoute, streamedRoute } from '../../../route/route.ts';
import { problems } from '../../../http/problems.ts';

const RequiredSingleSignOn = graphql(`
  query RequiredSingleSignOn($domain: String!) {
    requiredSingleSignOn(domain: $domain)
  }
`);
const IsSingleSignOnHost = graphql(`
  query IsSingleSignOnHost($provider: SingleSignOnProvider!, $host: String!) {
    isSingleSignOnHost(provider: $provider, host: $host)
  }
`);
const StartSingleSignOn = graphql(`
  mutation StartSingleSignOn($input: StartSingleSignOnInput!) {
    startSingleSignOn(input: $input) {
      url
      way
      refusal
    }
  }
`);
const FinishSingleSignOn = graphql(`
  mutation FinishSingleSignOn($input: FinishSingleSignOnInput!) {
    finishSingleSignOn(input: $input) {
      signedIn {
        token
        knownBrowser
      }
      refusal
      next
      errand
    }
  }
`);

const names = { okta: 'OKTA', dynamics: 'DYNAMICS', egnyte: 'EGNYTE' } as const satisfies Record<
  string,
  SingleSignOnProvider
>;
const provider = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['okta', 'dynamics', 'egnyte'], problems.providerUnknown));
const host = z.string().trim().min(1, problems.hostMissing).max(300);
/** The query of a URL that a person opened: a missing organization is asked for on a page. */
const maybeHost = z.string().trim().max(300).default('');
const next = z
  .string()
  .max(2_000)
  .optional()
  .describe('The path to go to after signing in; left out: the start page.');
const notThere = problems.hostInvalid;

/**
 * Whether people with this email sign in with their company's account (accounts §7): only if a team has proven the
 * domain and requires it. The answer reveals no emails and no other teams.
 */
export const checkTeamDomain = handledRoute('GET /api/team-domains/check', {
  access: ['public'],
  limit: 'check',
  query: z.object({
    email: z.string().max(320).describe('The email of the person who wants to sign in.'),
  }),
  answer: z.strictObject({
    requires_sso: z
      .boolean()
      .describe("Whether they have to sign in with their company's account."),
    destination: z
      .string()
      .optional()
      .describe('The URL to send the browser to; left out when it is not required.'),
  }),
  async handle({ query: { email }, call }) {
    const domain = email.slice(email.lastIndexOf('@') + 1).trim();
    const { requiredSingleSignOn: required } = await call.ask(RequiredSingleSignOn, { domain });
    return required === null || required === undefined
      ? { requires_sso: false }
      : {
          requires_sso: true,
          destination: `/login/sso?${new URLSearchParams({ domain }).toString()}`,
        };
  },
});

const domainCheck = (path: 'GET /api/egnyte/domain/check' | 'GET /api/auth-providers/check') =>
  handledRoute(path, {
    access: ['public'],
    limit: 'check',
    query: z.object({
      provider: provider.describe('The identity provider: okta, dynamics or egnyte.'),
      domain: host.describe("The organization's host at the provider, such as acme.okta.com."),
    }),
    answer: z.strictObject({
      valid: z.literal(true).describe('Always true: otherwise the answer is 422.'),
    }),
    async handle({ query, call }) {
      const { isSingleSignOnHost } = await call.ask(IsSingleSignOnHost, {
        provider: names[query.provider],
        host: query.domain,
      });
      if (!isSingleSignOnHost)
        throw new EdgeError('INVALID', notThere, { fields: { domain: [notThere] } });
      return { valid: true as const };
    },
  });

/**
 * Whether this can be an organization's domain at a provider (accounts §7): 422 under `domain` if not. Only the text is
 * checked, so the answer does not reveal customers.
 */
export const checkEgnyteDomain = domainCheck('GET /api/egnyte/domain/check');
/** Whether this can be an organization's host at any provider (accounts §7): 422 under `domain` if not. */
export const checkProviderDomain = domainCheck('GET /api/auth-providers/check');

type Organization = { provider: keyof typeof names; host: string } | { domain: string };

/**
 * Sends a browser to its identity provider (accounts §2); without an organization, to the form that asks for it; on an
 * error, to `/login?sso=…`, which shows the reason.
 */
async function sendOut(
  call: Call,
  organization: Organization,
  next: string | undefined,
): Promise<void> {
  const isWithProvider = 'provider' in organization;
  if (isWithProvider && organization.host === '')
    return goTo(call, `/login?${signInQuery({ organization: organization.provider }, next)}`);
  const input = {
    ...(isWithProvider
      ? { provider: names[organization.provider], host: organization.host }
      : organization),
    next: next ?? null,
  };
  const { startSingleSignOn: started } = await call.ask(StartSingleSignOn, { input });
  if (started.way) call.edge.cookies.setSingleSignOn(call.res, started.way);
  goTo(call, started.url ?? refused(started.refusal, next));
}

/** Sends a browser to sign in with Dynamics; on an error to `/login?sso=…`, which shows the reason. */
export const signInWithDynamics = streamedRoute('GET /login/dynamics', {
  access: ['public'],
  limit: 'session',
  query: z.object({
    crm_hostname: maybeHost.describe(
      "The organization's host at Dynamics; left out, a page asks for it.",
    ),
    next,
  }),
  status: 302,
  stream: ({ query: { crm_hostname: crm, next: after }, call }) =>
    sendOut(call, { provider: 'dynamics', host: crm }, after),
});

/** Sends a browser to sign in with Egnyte; on an error to `/login?sso=…`, which shows the reason. */
export const signInWithEgnyte = streamedRoute('GET /login/egnyte', {
  access: ['public'],
  limit: 'session',
  query: z.object({
    domain: maybeHost.describe("The organization's host at Egnyte; left out, a page asks for it."),
    next,
  }),
  status: 302,
  stream: ({ query: { domain, next: after }, call }) =>
    sendOut(call, { provider: 'egnyte', host: domain }, after),
});

/** Sends a browser to sign in with Okta; on an error to `/login?sso=…`, which shows the reason. */
export const signInWithOkta = streamedRoute('GET /login/okta', {
  access: ['public'],
  limit: 'session',
  query: z.object({
    domain: maybeHost.describe("The organization's host at Okta; left out, a page asks for it."),
    next,
  }),
  status: 302,
  stream: ({ query: { domain, next: after }, call }) =>
    sendOut(call, { provider: 'okta', host: domain }, after),
});

/** Sends a browser to the identity provider of the team that has proven the domain. */
export const signInWithDomain = streamedRoute('GET /login/sso', {
  access: ['public'],
  limit: 'session',
  query: z.object({ domain: host.describe('The domain of the email.'), next }),
  status: 302,
  stream: ({ query: { domain, next: after }, call }) => sendOut(call, { domain }, after),
});

/**
 * Where the identity provider sends the browser back: signs in and goes on to where the browser wanted, or to a page
 * that shows the error.
 */
export const arriveFromProvider = streamedRoute('GET /login/:provider/callback', {
  access: ['public'],
  limit: 'session',
  params: z.object({
    provider: provider.describe('The identity provider: okta, dynamics or egnyte.'),
  }),
  status: 302,
  async stream({ params, call }) {
    const { edge, req, res } = call;
    const { state, wasSignedIn } = edge.cookies.singleSignOn(req);
    if (wasSignedIn) await authenticate(call);
    edge.cookies.setSingleSignOn(res, null);
    const [, query = ''] = (req.url ?? '').split(/\?(.*)/s, 2);
    const input = {
      provider: names[params.provider],
      way: state,
      query,
      address: call.address,
      userAgent: call.userAgent,
    };
    const { finishSingleSignOn: finished } = await call.ask(FinishSingleSignOn, { input });
    if (finished.signedIn) await signInBrowser(call, finished.signedIn, null);
    goTo(call, resultPage(finished));
  },
});

function resultPage({
  errand,
  refusal,
  next,
}: FinishSingleSignOnMutation['finishSingleSignOn']): string {
  const word = refusal?.toLowerCase();
  if (errand === 'TEST') return `/team?sso=${word ?? 'tested'}`;
  if (errand === 'CONFIRM')
    return `${next}${next.includes('?') ? '&' : '?'}confirmed=${word ?? 'yes'}`;
  return refusal ? refused(refusal, next) : next;
}

function refused(
  refusal: SingleSignOnRefusal | null | undefined,
  next: string | undefined,
): string {
  return `/login?${signInQuery({ sso: (refusal ?? 'UNREACHABLE').toLowerCase() }, next)}`;
}

function signInQuery(values: Record<string, string>, next: string | undefined): string {
  const after = ownPath(next);
  return new URLSearchParams({ ...values, ...(after !== '/' && { next: after }) }).toString();
}

/** To a provider that the graph has named, or to a path of ours. */
function goTo({ res, edge }: Call, to: string): void {
  redirect(res, 302, to.startsWith('/') ? edge.engines.urls.console + to : to);
}
