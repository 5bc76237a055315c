// `npm run bench [-- name …]`: Lectern against a reference in the same run; figures alone say nothing.
import type { Bench } from './bench.ts';
import { analytics } from './benches/analytics.ts';
import { cluster } from './benches/cluster.ts';
import { enumeration } from './benches/enumeration.ts';
import { firstPage } from './benches/first-page.ts';
import { folderTree } from './benches/folder-tree.ts';
import { nextPage } from './benches/next-page.ts';
import { graphOverHttp } from './benches/graph-over-http.ts';
import { idle } from './benches/idle.ts';
import { listGraph, listRest } from './benches/list.ts';
import { overload } from './benches/overload.ts';
import { ping } from './benches/ping.ts';
import { permission } from './benches/permission.ts';
import { publicLink } from './benches/public-link.ts';
import { replay } from './benches/replay.ts';
import { scale } from './benches/scale.ts';
import { signInFlood } from './benches/sign-in-flood.ts';
import { signedIn } from './benches/signed-in.ts';
import { start } from './benches/start.ts';
import { textSearch } from './benches/text-search.ts';
import { users } from './benches/users.ts';
import { waits } from './benches/waits.ts';
import { upload } from './benches/upload.ts';
import { merge, sectionOf } from './results.ts';

const benches: readonly Bench[] = [
  ping,
  publicLink,
  listRest,
  listGraph,
  firstPage,
  nextPage,
  upload,
  analytics,
  scale,
  folderTree,
  users,
  signedIn,
  waits,
  overload,
  signInFlood,
  permission,
  replay,
  start,
  idle,
  enumeration,
  graphOverHttp,
  cluster,
  textSearch,
];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => benches.every((bench) => bench.name !== name));
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}. There are: ${benches.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

for (const bench of benches) {
  if (wanted.length > 0 && !wanted.includes(bench.name)) continue;
  console.log(`${bench.name} …`);
  try {
    const verdict = await bench.run();
    const section = sectionOf(bench, verdict);
    console.log(section);
    await merge(benches, new Map([[bench.name, section]]));
    if (!verdict.isMet) process.exitCode = 1;
  } catch (error) {
    console.error(error); // The other benches still run.
    process.exitCode = 1;
  }
}
process.exit(); // A failed bench may have left servers open.
