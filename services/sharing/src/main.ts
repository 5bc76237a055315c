// Runs sharing as a process of its own.
import { runService } from '@lectern/kernel/process/run-service.ts';
import { sharing } from './service.ts';

await runService(sharing);
