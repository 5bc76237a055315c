import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { checkSandbox } from './check-sandbox.ts';
import { sandboxOfConverters } from './converter-command.ts';
import { removeLeftovers } from '../work-folder.ts';

/** Before any conversion. @throws DomainError if it would not be safe */
export async function prepareConversion({
  settings,
  logger,
}: Pick<Engines, 'settings' | 'logger'>): Promise<void> {
  const [sandbox] = await Promise.all([sandboxOfConverters(), removeLeftovers(settings)]);
  const warning = checkSandbox(sandbox, settings);
  if (warning === null) logger.debug({ sandbox }, 'The sandbox for uploaded files');
  else logger.warn(warning);
}
