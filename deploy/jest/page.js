// The page's jsdom: made once per worker and emptied for each spec, because React and the testing library
// keep what they found of it when they were loaded.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const ofJsdom = (path) => require(`jsdom/lib/jsdom/living/helpers/${path}`);

// For each style jsdom matches an element against a hundred rules; the tag's name rules out nearly all of them.
const requiredTag = /^(?:[\w-]+[\s>+~]+)*([a-z][\w-]*)(?:\[[\w-]+(?:="?[\w-]+"?)?\]|:[\w-]+)*$/;
const tagsOf = (selector) => selector.split(',').map((each) => requiredTag.exec(each.trim())?.[1]);
const selectors = ofJsdom('selectors.js');
const { matchesDontThrow } = selectors;
const tags = new Map();
selectors.matchesDontThrow = (element, selector = '') => {
  if (!tags.has(selector)) tags.set(selector, tagsOf(selector));
  const possible = tags.get(selector);
  return (
    (possible.includes(undefined) || possible.includes(element._localName)) &&
    matchesDontThrow(element, selector)
  );
};
// Specs have no stylesheets and read no colors, which take most of jsdom's time.
const { propertiesWithResolvedValueImplemented: resolved } = ofJsdom('style-rules.js');
for (const [name, { computedValue }] of Object.entries(resolved))
  if (computedValue === 'computed-color') delete resolved[name];

const { JSDOM } = require('jsdom');

/** Node's own stay: msw intercepts its `fetch`, and fake timers replace its timers. Forms and files are jsdom's, because they belong to its elements. */
const ofNode = new Set([
  'AbortController',
  'AbortSignal',
  'Headers',
  'URL',
  'URLSearchParams',
  'atob',
  'btoa',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
]);

const { window } = new JSDOM('<!doctype html>', {
  url: 'http://localhost',
  pretendToBeVisual: true,
});

/** The global object is the window, as in a browser. */
for (const [name, { get, value, enumerable }] of Object.entries(
  Object.getOwnPropertyDescriptors(window),
)) {
  if (name.startsWith('_') || ofNode.has(name) || (!get && Object.is(value, globalThis[name])))
    continue;
  const isMethod = typeof value === 'function' && !/^[A-Z]/.test(name);
  const own = get
    ? { get: () => window[name], set: (given) => void (window[name] = given) }
    : { value: isMethod ? value.bind(window) : value, writable: true };
  Object.defineProperty(globalThis, name, { configurable: true, enumerable, ...own });
}
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  globalThis[name] = window[name].bind(window);
for (const name of ['window', 'self', 'top', 'parent', 'frames'])
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value: globalThis,
  });

/** Like a browser that visits for the first time. */
export function emptyPage() {
  const { document } = window;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}
