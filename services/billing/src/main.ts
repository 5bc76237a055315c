// Runs billing as a process of its own.
import { runService } from '@lectern/kernel/process/run-service.ts';
import { billing } from './service.ts';

await runService(billing, { settings: ['LECTERN_CONTACT_EMAIL'] });
