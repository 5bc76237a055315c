import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import persisted from '../gql/persisted-documents.json' with { type: 'json' };

const edge = setupServer();

/** What a page asks ends with its test: late, it would be answered by the next one, and counted there. */
let ending = new AbortController();

let close: (() => void) | undefined;

/** From its first answer on, what a spec says answers `fetch`. */
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

/** Forgets what a test said, and ends what its page still asks. */
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

/** What the shell asks around every page. */
const around: Answers = {
  Bell: () => ({ data: { unreadNotificationCount: 0 } }),
  RoleNames: () => ({ data: { customRoles: [] } }),
  MailKept: () => ({ data: { isMailKept: false } }),
  TeamConsent: () => ({
    data: {
      viewer: {
        __typename: 'User',
        id: 'u1',
        currentTeam: { __typename: 'Team', id: 't1', sharingConsent: 'IMPLIED' },
      },
    },
  }),
};

/** Answers GraphQL by operation. A document that code generation does not know, or an operation without an answer, fails the test. */
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
