import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import persisted from '../gql/persisted-documents.json' with { type: 'json' };

const edge = setupServer();

/** Requests end with their test; late ones would reach the next test. */
let ending = new AbortController();

let close: (() => void) | undefined;

/** Replaces `fetch` from the first answer on. */
function answerWith(...handlers: Parameters<typeof edge.use>) {
  if (!close) {
    const { fetch } = globalThis;
    edge.listen({ onUnhandledFrame: 'error' });
    const send = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      send(input, {
        ...init,
        signal: AbortSignal.any([ending.signal, ...(init?.signal ? [init.signal] : [])]),
      });
    close = () => {
      edge.close();
      globalThis.fetch = fetch;
    };
  }
  edge.use(...handlers);
}

/** Resets the answers and aborts open requests. */
export function resetEdge() {
  ending.abort();
  ending = new AbortController();
  edge.resetHandlers();
}

export function closeEdge() {
  close?.();
  close = undefined;
}

type Answer =
  | { data: object }
  | {
      errors: {
        message: string;
        extensions: { code: string; fields?: Record<string, string[]> };
      }[];
      data?: null;
    }
  | Promise<object>;
type Answers = Record<string, (variables: Record<string, unknown>) => Answer>;

const url = (path: string) => new URL(path, window.location.origin).href;
const known: Record<string, string> = persisted;

/** Queries of the shell, and of what stands beside several pages. */
const around: Answers = {
  Bell: () => ({ data: { unreadNotificationCount: 0 } }),
  FolderTree: () => ({ data: { folderTree: [] } }),
  BrandChoices: () => ({ data: { tags: [] } }),
  ProductChoices: () => ({ data: { tags: [] } }),
  GroupChoices: () => ({ data: { groups: { __typename: 'GroupPage', items: [] } } }),
  RoleNames: () => ({ data: { customRoles: [] } }),
  MailKept: () => ({ data: { isMailKept: false } }),
  DefaultAlerts: () => ({
    data: {
      viewer: {
        __typename: 'User',
        id: 'u1',
        settings: { __typename: 'UserSettings', notificationLevel: 1 },
      },
    },
  }),
  TeamSharing: () => ({
    data: {
      viewer: {
        __typename: 'User',
        id: 'u1',
        currentTeam: {
          __typename: 'Team',
          id: 't1',
          sharingConsent: 'IMPLIED',
          displayUserInfo: true,
          privacyPolicyUrl: null,
        },
      },
    },
  }),
};

/** Answers GraphQL by operation. An unknown document or an unanswered operation fails the test. */
export function onGraphql(answers: Answers) {
  answerWith(
    http.post(url('/graphql'), async ({ request }) => {
      const { documentId, operationName, variables } = (await request.json()) as {
        documentId: string;
        operationName: string;
        variables: Record<string, unknown>;
      };
      const answer = answers[operationName] ?? around[operationName];
      if (known[documentId] === undefined || answer === undefined)
        throw new Error(`No answer to ${operationName} (${documentId})`);
      return HttpResponse.json(await answer(variables));
    }),
  );
}

/** Answers one REST path. */
export function onRest(
  method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  answer: (request: Request) => Response | Promise<Response>,
) {
  answerWith(http[method](url(path), ({ request }) => answer(request)));
}

export const json = (status: number, body: object) =>
  HttpResponse.json(body as Record<string, unknown>, { status });
export const problem = (code: string, message: string, fields?: Record<string, string[]>) => ({
  errors: [{ message, extensions: { code, ...(fields === undefined ? {} : { fields }) } }],
});
export const never = () => new Promise<never>(() => undefined);
