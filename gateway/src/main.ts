// Runs the gateway as a process of its own.
import { runProcess } from '@lectern/kernel/process/run-process.ts';
import { serveGateway } from './serve-gateway.ts';

await runProcess('gateway', ['LECTERN_SUBGRAPHS', 'LECTERN_JWKS_URL'], serveGateway);
