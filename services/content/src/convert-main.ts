// Runs content's conversions alone, as a process of its own.
import { runService } from '@lectern/kernel/process/run-service.ts';
import { prepareConversion } from './conversion/sandbox/prepare-conversion.ts';
import { conversionSettings, converts } from './conversion-jobs.ts';
import { content } from './service.ts';

await runService(
  { ...content, onStart: ({ engines }) => prepareConversion(engines) },
  {
    name: 'conversion',
    does: 'jobs',
    settings: conversionSettings,
    runsJob: converts,
  },
);
