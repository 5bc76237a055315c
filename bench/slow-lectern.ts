import { launchBrowser } from '@lectern/deploy/browser/browser.ts';
import { freePort } from '@lectern/deploy/engines/ports.ts';
import type { Browser } from 'playwright-core';
import { serve, type RunningLectern } from './lectern.ts';
import { slowLine, type SlowLine } from './slow-line.ts';

export interface SlowLectern {
  lectern: RunningLectern;
  /** Its pages and the presentations' files come over one slow line. */
  line: SlowLine;
  browser: Browser;
  close(): Promise<void>;
}

export async function slowLectern(): Promise<SlowLectern> {
  const line = await slowLine();
  const files = await slowLine(line.lanes);
  const filesPort = await freePort();
  const lectern = await serve({
    env: {
      LECTERN_URL: `http://localhost:${line.port}`,
      LECTERN_CONTENT_URL: `http://127.0.0.1:${filesPort}`,
    },
  });
  line.to(lectern.port);
  files.to(filesPort);
  const rule = `MAP 127.0.0.1:${filesPort} 127.0.0.1:${files.port}`;
  const browser = await launchBrowser({ args: [`--host-resolver-rules=${rule}`] });
  return {
    lectern,
    line,
    browser,
    async close() {
      await browser.close();
      await lectern.stop();
      line.close();
      files.close();
    },
  };
}
