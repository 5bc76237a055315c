import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aViewer } from '../../testing/builders.ts';
import { json, onGraphql, onRest } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';

const Shell = () => ({ data: { viewer: aViewer() } });
let count = 0;

/**
 * The edge's streams: each gets the same events.
 * @param isCut each stream ends and the page reconnects
 */
function stream({ isCut = false } = {}) {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const requests: URL[] = [];
  onRest('get', '/api/event-stream/types', () =>
    json(200, { data: ['SharedLinkCreated', 'SignedIn'] }),
  );
  onRest('get', '/api/event-stream', (request) => {
    requests.push(new URL(request.url));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        open.add(controller);
        controller.enqueue(new TextEncoder().encode(': hello\n\n'));
        if (isCut) controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const say = (type: string) => {
    const cursor = `c${++count}`;
    const event = {
      specversion: '1.0',
      id: `x/${count}`,
      type,
      time: '2026-11-20T12:00:00.000Z',
      subject: `SharedLink/team/link-${count}`,
      data: { name: 'Acqua Norte' },
      cursor,
    };
    const text = new TextEncoder().encode(
      `id: ${cursor}\nevent: ${type}\ndata: ${JSON.stringify(event)}\n\n`,
    );
    for (const each of open) {
      try {
        each.enqueue(text);
      } catch {
        open.delete(each);
      }
    }
  };
  return { asked: requests, say };
}

test('events come as they happen, each can be opened as JSON, and the command goes on behind the last', async () => {
  const { asked, say } = stream();
  onGraphql({ Shell });
  const { user } = renderApp('/events');
  expect(await screen.findByRole('heading', { name: 'No new events' })).toBeVisible();
  await screen.findByText('Live');
  expect(asked.at(-1)?.searchParams.get('after')).toBe('end');
  say('SharedLinkCreated');
  const list = await screen.findByRole('list', { name: 'Events, newest first' });
  await user.click(within(list).getByRole('button', { name: /SharedLinkCreated/ }));
  expect(screen.getByText(/"name": "Acqua Norte"/)).toBeVisible();
  expect(screen.getByText(new RegExp(`curl -N .*after=c${count}`))).toHaveTextContent(
    'Bearer $TOKEN',
  );
});

test('a pause holds back what comes, and lets it in afterward', async () => {
  const { say } = stream();
  onGraphql({ Shell });
  const { user } = renderApp('/events');
  await screen.findByText('Live');
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  say('SignedIn');
  expect(await screen.findByText('Paused, 1 held back')).toBeVisible();
  expect(screen.queryByRole('button', { name: /SignedIn/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByRole('button', { name: /SignedIn/ })).toBeVisible();
});

test('types and start are in the URL and in the request', async () => {
  const { asked } = stream({ isCut: true });
  onGraphql({ Shell });
  const { router, user } = renderApp('/events?from=start');
  await waitFor(() => expect(asked.at(-1)?.search).toBe(''));
  await user.click(await screen.findByRole('button', { name: 'All events' }));
  await user.click(await screen.findByRole('menuitem', { name: 'SignedIn' }));
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('type')).toBe('SignedIn'));
  expect(router.state.location.search).toBe('?from=start&type=SignedIn');
  await user.click(screen.getByRole('button', { name: 'Clear SignedIn' }));
  await waitFor(() => expect(router.state.location.search).toBe('?from=start'));
});

test('a refusal shows the server’s words', async () => {
  onGraphql({ Shell });
  onRest('get', '/api/event-stream/types', () => json(200, { data: [] }));
  onRest('get', '/api/event-stream', () =>
    json(422, {
      message: 'The given data was invalid.',
      code: 'INVALID',
      errors: { type: ['There is no event Nonsense.'] },
    }),
  );
  renderApp('/events?type=Nonsense');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no event Nonsense.');
});

test('a user without export permission sees who can grant it', async () => {
  onGraphql({
    Shell: () => ({
      data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER', permissions: [] }) },
    }),
  });
  renderApp('/events');
  expect(await screen.findByRole('heading', { name: 'You can’t export data' })).toBeVisible();
});
