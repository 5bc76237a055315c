import type { RequestHandler } from 'express';
import express from 'express';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** Of what may be compressed. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * The built files. Their names change with their content, so browsers keep them for ever. The build has compressed text
 * files (`{name}.br`), which are read on the first request and then kept in memory.
 */
export function assets(folder: string): RequestHandler {
  const plain = express.static(folder, {
    immutable: true,
    maxAge: '365d',
    index: false,
    redirect: false,
    dotfiles: 'ignore',
  });
  const compressed = new Map<string, Promise<Buffer | null>>();

  async function load(name: string): Promise<Buffer | null> {
    // Only files of the folder itself: a name never reaches the file system otherwise.
    const compressedName = `${name}.br`;
    return (await readdir(folder)).includes(compressedName)
      ? readFile(join(folder, compressedName))
      : null;
  }

  return async (req, res, next) => {
    res.setHeader('x-content-type-options', 'nosniff');
    res.setHeader('vary', 'accept-encoding');
    const name = req.path.slice(1);
    const takesBrotli = req.acceptsEncodings('br') === 'br' && !req.headers.range;
    const type = types[extname(name)];
    if (
      !takesBrotli ||
      !['GET', 'HEAD'].includes(req.method) ||
      type === undefined ||
      name.includes('/')
    )
      return plain(req, res, next);
    let answer = compressed.get(name);
    if (!answer) compressed.set(name, (answer = load(name)));
    const bytes = await answer.catch(() => null);
    if (!bytes) {
      compressed.delete(name);
      return plain(req, res, next);
    }
    res.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    res.end(req.method === 'HEAD' ? undefined : bytes);
  };
}
