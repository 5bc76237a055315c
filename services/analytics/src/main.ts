// Runs analytics as a process of its own.
import { runService } from '@lectern/kernel/process/run-service.ts';
import { analytics } from './service.ts';

await runService(analytics);
