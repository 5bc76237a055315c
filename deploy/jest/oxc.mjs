import { createHash } from 'node:crypto';
import { transformSync } from 'rolldown/utils';

/** Strips types and compiles JSX for Jest with the compiler that Vite brings along. */
export default {
  process(source, file) {
    const result = transformSync(file, source, { target: 'es2024', sourcemap: true, jsx: { runtime: 'automatic' } });
    if (result.errors?.length) throw new Error(result.errors.map((error) => error.message).join('\n'));
    return { code: result.code, map: result.map };
  },
  getCacheKey: (source, file, options) =>
    createHash('sha256').update('2').update(source).update(file).update(options.configString).digest('hex'),
};
