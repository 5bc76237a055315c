// Runs page specs like server specs, in a jsdom that is emptied for each.
import { registerHooks } from 'node:module';
import run from './native-runner.js';
import { emptyPage } from './page.js';

// React's production build does half the work of the development build.
process.env.NODE_ENV = 'production';
// Days depend on the time zone: specs expect this one.
process.env.TZ = 'UTC';

const emptyStyle = new URL('empty-style.js', import.meta.url).href;
const tusOfBrowsers = new URL(
  '../../node_modules/tus-js-client/lib.es5/browser/index.js',
  import.meta.url,
).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.endsWith('.css')) return { url: emptyStyle, shortCircuit: true };
    if (specifier === 'tus-js-client')
      return { url: tusOfBrowsers, format: 'commonjs', shortCircuit: true };
    return next(specifier, context);
  },
});

/** The message with which Jest ends a worker. */
const END = 2;
// Closing the page ends its timers.
process.on('message', ([type]) => {
  if (type === END) process.exit();
});

export default function runPage(...args) {
  emptyPage();
  return run(...args);
}
