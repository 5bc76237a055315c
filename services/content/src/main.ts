// Runs content as a process of its own, but for conversions, which have a process of theirs.
import { runService } from '@lectern/kernel/process/run-service.ts';
import { conversionSettings, converts } from './conversion-jobs.ts';
import { content } from './service.ts';

await runService(content, {
  settings: conversionSettings,
  runsJob: (kind) => !converts(kind),
});
