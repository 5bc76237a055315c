import { unnamedAdmin } from '@lectern/schemas/access/unnamed-admin.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { SettingsError } from '@lectern/kernel/engines/settings.ts';
import { isSetUp } from './is-set-up.ts';

const settingNames: Record<string, string> = {
  email: 'LECTERN_ADMIN_EMAIL',
  password: 'LECTERN_ADMIN_PASSWORD',
  teamName: 'LECTERN_TEAM_NAME',
};

/**
 * Creates the first administrator from the environment, once.
 * @throws SettingsError for invalid values
 */
export async function setUpFromSettings(context: ServiceContext): Promise<void> {
  const {
    LECTERN_ADMIN_EMAIL: email,
    LECTERN_ADMIN_PASSWORD: password,
    LECTERN_TEAM_NAME: teamName,
  } = context.engines.settings;
  if (!email || !password) return;
  if (await isSetUp(context)) return;
  const { setUp } = await import('./set-up.ts');
  try {
    const { userId } = await setUp(context, {
      email,
      password,
      name: unnamedAdmin,
      teamName: teamName ?? 'My team',
    });
    context.engines.logger.info({ userId }, 'Made the first administrator from the settings');
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === 'CONFLICT') return; // Another process was first.
    if (error.code !== 'INVALID') throw error;
    throw new SettingsError(
      Object.entries(error.fields ?? {}).map(
        ([field, messages]) => `${settingNames[field] ?? field}: ${messages.join(' ')}`,
      ),
    );
  }
}
