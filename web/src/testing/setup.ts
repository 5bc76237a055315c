import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';
import { FakeEventSource } from './fake-event-source.ts';
import { edge } from './edge.ts';
import { unmountAll } from './render-app.tsx';

/** What jsdom lacks and the console asks for. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, {
  matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} }),
  ResizeObserver: NoObserver,
  EventSource: FakeEventSource,
});
Object.assign(Element.prototype, { scrollIntoView() {} });
Object.assign(document, { fonts: new EventTarget() });
// Generous, because a whole page is slow to build on a busy machine; nothing waits longer than it must.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => edge.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  unmountAll();
  edge.resetHandlers();
  FakeEventSource.closeAll();
  window.localStorage.clear();
});
afterAll(() => edge.close());
