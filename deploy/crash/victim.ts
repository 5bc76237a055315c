// The process under test: the kernel with the sample service, called over IPC. It does not know that it will be killed.
import { startServices } from '@lectern/kernel/testing/start-service.ts';
import { account } from './account.ts';
import { perform } from './operations.ts';
import type { Reply, Request } from './protocol.ts';
import { sample } from './sample.ts';

const folder = process.env['LECTERN_DATA'];
if (!folder) throw new Error('LECTERN_DATA is not set.');
process.once('disconnect', () => process.exit(1));
const running = await startServices([sample], { env: process.env, folder, serves: true });

const underWay = new Set<Promise<unknown>>();

async function answer(request: Request): Promise<unknown> {
  switch (request.ask) {
    case 'operation': {
      const operation = perform(running, request.operation);
      underWay.add(operation);
      return operation.finally(() => underWay.delete(operation));
    }
    case 'account':
      return account(running, request.isFinal);
    case 'settled':
      return running.settled();
    case 'stop': {
      // As the edge does: it answers what it has accepted and accepts nothing more.
      process.off('message', onMessage);
      await Promise.allSettled(underWay);
      return running.stop();
    }
  }
}

const send = (reply: Reply) => process.send?.(reply);

function onMessage(request: Request): void {
  answer(request).then(
    (value) => {
      send({ id: request.id, value: value ?? null });
      if (request.ask === 'stop') process.disconnect?.();
    },
    (error: Error & { code?: string }) =>
      send({
        id: request.id,
        failure: { code: error.code ?? 'INTERNAL', message: error.stack ?? error.message },
      }),
  );
}
process.on('message', onMessage);
send({ isReady: true });
