// What a page has of a browser: jsdom, made once for each worker and emptied for each spec, because what React and the
// testing library found of it when they were loaded must stay.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const ofJsdom = (path) => require(`jsdom/lib/jsdom/living/helpers/${path}`);

// For each style jsdom asks of a hundred rules whether the element is meant. Of nearly all of them its name tells.
const asksTag = /^(?:[\w-]+[\s>+~]+)*([a-z][\w-]*)(?:\[[\w-]+(?:="?[\w-]+"?)?\]|:[\w-]+)*$/;
const tagsOf = (selector) => selector.split(',').map((each) => asksTag.exec(each.trim())?.[1]);
const selectors = ofJsdom('selectors.js');
const { matchesDontThrow } = selectors;
const tags = new Map();
selectors.matchesDontThrow = (element, selector = '') => {
  if (!tags.has(selector)) tags.set(selector, tagsOf(selector));
  const asked = tags.get(selector);
  return (
    (asked.includes(undefined) || asked.includes(element._localName)) &&
    matchesDontThrow(element, selector)
  );
};
// Nobody asks a page without stylesheets for its colours, and they are most of what jsdom works out.
const { propertiesWithResolvedValueImplemented: resolved } = ofJsdom('style-rules.js');
for (const [name, { computedValue }] of Object.entries(resolved))
  if (computedValue === 'computed-color') delete resolved[name];

const { JSDOM } = require('jsdom');

/** Node's own stay: msw listens to its `fetch`, and timers that are faked are those. Forms and files are jsdom's, as they belong to its elements. */
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

/** As a browser that is new here. */
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
