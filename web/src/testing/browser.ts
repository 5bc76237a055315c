import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';
import { FakeEventSource } from './fake-event-source.ts';

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
Object.assign(Element.prototype, { scrollIntoView() {}, animate() {} });
Object.assign(document, { fonts: new EventTarget() });

// Generous, because a whole page is slow to build on a busy machine; nothing waits longer than it must.
jest.setTimeout(90_000);
configure({ asyncUtilTimeout: 25_000 });

// Told of each menu that opens, with all of React behind its node: an item of a menu is focused by the menu itself.
const { warn } = console;
console.warn = (...told: unknown[]) => void (String(told[0]).startsWith('[@mantine/hooks/use-focus-trap]') || warn(...told));

