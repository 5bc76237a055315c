// Runs content as a process of its own, but for conversions, which have a process of theirs.
import { runService } from '@lectern/kernel/process/run-service.ts';
import { converts } from './conversion-jobs.ts';
import { content, repairWhatIsDamaged } from './service.ts';

await runService(
  { ...content, onStart: repairWhatIsDamaged },
  { settings: ['LECTERN_UPLOAD_LIMIT'], runsJob: (kind) => !converts(kind) },
);
