/** @jsxImportSource preact */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { render } from 'preact';
import { App } from '../app.tsx';
import { fakeEdge } from '../testing/fake-edge.ts';
import { aSharedLink } from '../testing/shared-link-builder.ts';
import { viewerTexts } from '../texts/all.ts';
import { setTexts } from '../texts/texts.ts';

const edge = fakeEdge();

function open(language: 'de' | 'ja', changes: Parameters<typeof aSharedLink>[0]) {
  setTexts(viewerTexts[language], language);
  const link = aSharedLink(changes);
  render(<App opened={{ kind: 'open', link }} token="solar" />, document.body);
}

beforeAll(() => {
  edge.server.listen();
  globalThis.matchMedia ??= () => new EventTarget() as MediaQueryList;
});
beforeEach(edge.reset);
afterEach(async () => {
  render(null, document.body);
  await waitFor(() => expect(edge.isQuiet()).toBe(true));
});
afterAll(() => edge.server.close());

test('a German gate is German throughout: labels, errors, numbers and dates', async () => {
  const user = userEvent.setup();
  open('de', {
    pending_gates: ['access_code'],
    pages: 1_200,
    expires_at: '2026-11-27T12:00:00.000Z',
  });
  expect(await screen.findByText('1.200 Seiten · Verfügbar bis 27. November 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(screen.getByRole('textbox', { name: /^Zugangscode/ })).toHaveAccessibleDescription(
    'Geben Sie den Zugangscode ein.',
  );
  expect(screen.getByRole('button', { name: 'Zugang bei Maya anfragen' })).toBeVisible();
});

test('a Japanese gate mails its code in Japanese', async () => {
  open('ja', {
    pending_gates: ['email_code'],
    hit: { email: 'kim@severnwye.example', consent: null },
    expires_at: '2026-11-27T12:00:00.000Z',
  });
  expect(await screen.findByRole('heading', { name: 'メールを確認してください' })).toBeVisible();
  expect(screen.getByText('kim@severnwye.example').parentElement).toHaveTextContent(
    'kim@severnwye.example に 6 桁のコードを送信しました。どの端末でも使えます。',
  );
});
