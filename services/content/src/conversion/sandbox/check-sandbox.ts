import { isLoopback, type Settings } from '@lectern/kernel/engines/settings.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Sandbox } from './sandbox.ts';

const missing =
  'there is no sandbox for converting uploaded files, which may hold attacks on the programs that read them';

/**
 * The warning that an installation without a sandbox logs at its start, or null.
 * @throws DomainError if others reach the installation, unless the operator allows it
 */
export function checkSandbox(
  sandbox: Sandbox,
  settings: Pick<Settings, 'LECTERN_URL' | 'LECTERN_UNSAFE_CONVERSION'>,
): string | null {
  if (sandbox !== 'none') return null;
  const { LECTERN_URL, LECTERN_UNSAFE_CONVERSION } = settings;
  const isPublic = LECTERN_URL !== undefined && !isLoopback(new URL(LECTERN_URL).hostname);
  if (isPublic && LECTERN_UNSAFE_CONVERSION === 'refuse')
    throw new DomainError(
      'UNAVAILABLE',
      `${missing}. Install bubblewrap and let it make user namespaces (deploy/operating.md), or set LECTERN_UNSAFE_CONVERSION to allow.`,
    );
  return `${missing[0]?.toUpperCase()}${missing.slice(1)}: see deploy/operating.md`;
}
