// `npm run house`: figures of the hand-written code, and its registries. `--check` fails where one is above its limit; `--places` names the places of all.
import { limits } from './limits.ts';
import { measure } from './measures.ts';
import { sourceFiles } from './source.ts';

const { figures, places } = measure(sourceFiles());
const crossed = Object.entries(limits).filter(([name, { today }]) => (figures[name] ?? 0) > today);

for (const [name, value] of Object.entries(figures)) {
  const limit = limits[name];
  const note = limit ? `  at most ${limit.today}, goal ${limit.goal}` : '';
  console.log(`${name.padEnd(26)}${String(value).padStart(8)}${note}`);
  if (process.argv.includes('--places') || name === 'hand-kept registries')
    for (const place of places[name] ?? []) console.log(`    ${place}`);
}
if (process.argv.includes('--check') && crossed.length > 0) {
  for (const [name] of crossed)
    console.error(`\n${name} crossed its limit:\n  ${(places[name] ?? []).join('\n  ')}`);
  process.exitCode = 1;
}
