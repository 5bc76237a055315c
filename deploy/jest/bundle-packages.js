import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = 'node_modules/.cache/specs';
/** Together a thousand files, which every page spec would load anew. Each becomes one. */
const names = ['@mantine/core', '@mantine/hooks', 'rxjs'];
const fileOf = (name) => name.replace('/', '-');

/** For `moduleNameMapper`: where they are once this has run. */
export const bundledPackages = Object.fromEntries(names.map((name) => [`^${name}$`, `<rootDir>/${folder}/${fileOf(name)}.mjs`]));

export default async function bundlePackages() {
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(names.map((name) => [fileOf(name), name])),
    external: (id) => /^[\w@]/.test(id) && !names.includes(id),
    platform: 'browser',
    logLevel: 'silent',
  });
  await bundle.write({ dir: `${root}${folder}`, format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
  await bundle.close();
}
