// For a developer: starts every engine, prints the settings that use them, and stays until Ctrl-C.
import { startEngines } from './start.ts';

const engines = await startEngines();
console.log(engines.description.replaceAll(/^/gm, '# '));
for (const [name, value] of Object.entries(engines.settings))
  console.log(`export ${name}='${value}'`);
console.log('# Ctrl-C ends them and deletes their data.');

const stay = setInterval(() => {}, 60_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(stay);
    void engines.stop();
  });
}
