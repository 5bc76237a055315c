// Specs of pages: as those of servers, in a browser that is emptied for each of them.
import { registerHooks } from 'node:module';
import run from './native-runner.js';
import { emptyPage } from './page.js';

// React as people get it does half the work of the one for developers.
process.env.NODE_ENV = 'production';
// Days are those of whoever looks: specs say which day they see.
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

/** What Jest tells a worker when there is nothing left to run. */
const END = 2;
// A page that is closed takes its timers with it, and nobody waits for them.
process.on('message', ([type]) => {
  if (type === END) process.exit();
});

export default function runPage(...args) {
  emptyPage();
  return run(...args);
}
