// Converts a file in a process of its own, for specs that run it as another user, and prints what came of it as JSON.
import { join } from 'node:path';
import { convertFile } from '../conversion/convert.ts';
import { sandboxOfConverters } from '../conversion/sandbox/converter-command.ts';

const [, , folder = ''] = process.argv;
const { pages } = await convertFile({
  file: join(folder, 'upload.pdf'),
  folder: join(folder, 'pages'),
});
console.log(JSON.stringify({ sandbox: await sandboxOfConverters(), pages: pages.length }));
