import { configure, getConfig } from '@testing-library/dom';
import { FakeEventSource } from './fake-event-source.ts';

/** Browser APIs missing in jsdom. */
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

// Day-first dates, wherever the specs run.
Object.defineProperty(navigator, 'languages', { value: ['en-GB'] });

/**
 * jsdom scans the whole page for labels. These are the ones HTML defines: by `for`, else the
 * first field inside.
 */
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

/** jsdom recomputes styles on every call; this caches them until the page changes. */
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
// A node's own window is jsdom's, so both need the patch.
for (const target of [window, document.defaultView!]) target.getComputedStyle = styleOf;

// Generous for busy machines; nothing waits longer than needed.
configure({ asyncUtilTimeout: 60_000 });

// Skips the printed page while waiting; the final failure prints it.
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

// The menu focuses its own items.
const { warn } = console;
console.warn = (...told: unknown[]) =>
  void (String(told[0]).startsWith('[@mantine/hooks/use-focus-trap]') || warn(...told));

// jsdom cannot navigate away.
const { error } = console;
console.error = (...told: unknown[]) =>
  void (
    (told[0] as { type?: unknown } | undefined)?.type === 'not-implemented' ||
    String(told[0]).includes('Not implemented: navigation') ||
    error(...told)
  );
