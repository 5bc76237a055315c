import { configure, getConfig } from '@testing-library/dom';
import { FakeEventSource } from './fake-event-source.ts';

/** What jsdom lacks and the console asks for. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(window, {
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }),
  ResizeObserver: NoObserver,
  EventSource: FakeEventSource,
});
Object.assign(Element.prototype, { scrollIntoView() {}, animate() {}, getAnimations: () => [] });
Object.assign(document, { fonts: new EventTarget() });

/** jsdom walks the whole page for the labels of each field. These are those that HTML gives it: by their `for`, else as the first field within. */
function labelsOf(this: HTMLInputElement): HTMLLabelElement[] {
  return [...this.ownerDocument.getElementsByTagName('label')].filter((label) =>
    label.htmlFor === ''
      ? label.contains(this) && label.control === this
      : label.htmlFor === this.id,
  );
}
for (const { prototype } of [
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
  HTMLButtonElement,
])
  Object.defineProperty(prototype, 'labels', { get: labelsOf });

/** jsdom works a style out each time it is asked for: here once, until anything of the page has changed. */
const workOut = window.getComputedStyle.bind(window);
let styles = new WeakMap<Element, CSSStyleDeclaration>();
const changes = new MutationObserver(() => void (styles = new WeakMap()));
changes.observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});
const styleOf: typeof window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return workOut(element, pseudo);
  if (changes.takeRecords().length > 0) styles = new WeakMap();
  const style = styles.get(element) ?? workOut(element);
  styles.set(element, style);
  return style;
};
// A node's own window is jsdom's: whoever comes by a node asks there.
for (const target of [window, document.defaultView!]) target.getComputedStyle = styleOf;

// Generous, because a whole page is slow to build on a busy machine; nothing waits longer than it must.
configure({ asyncUtilTimeout: 60_000 });

// While something is waited for nobody reads why it is not there yet: the whole page is printed once it never came.
const { getElementError } = getConfig();
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics === true;
const notYet = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
configure({
  getElementError: (message, container) =>
    isWaiting() ? notYet(message) : getElementError(message, container),
});

// Told of each menu that opens, with all of React behind its node: an item of a menu is focused by the menu itself.
const { warn } = console;
console.warn = (...told: unknown[]) =>
  void (String(told[0]).startsWith('[@mantine/hooks/use-focus-trap]') || warn(...told));

// Where the console leaves for a page that is not its own, jsdom stays.
const { error } = console;
console.error = (...told: unknown[]) =>
  void (
    (told[0] as { type?: unknown } | undefined)?.type === 'not-implemented' ||
    String(told[0]).includes('Not implemented: navigation') ||
    error(...told)
  );
