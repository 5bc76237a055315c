import { Resolver } from 'node:dns/promises';
import type { Engines } from '@lectern/kernel/engines/engines.ts';

/** The DNS record that proves a domain. */
export function recordOf({ domain, challenge }: { domain: string; challenge: string }): {
  name: string;
  value: string;
} {
  return { name: `_lectern.${domain}`, value: `lectern-domain=${challenge}` };
}

/** Not cached: administrators check right after adding the record. No answer counts as missing. */
export async function isRecordThere(
  { settings, logger }: Engines,
  claimed: { domain: string; challenge: string },
): Promise<boolean> {
  const { name, value } = recordOf(claimed);
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (settings.LECTERN_DNS_SERVER !== undefined) resolver.setServers([settings.LECTERN_DNS_SERVER]);
  try {
    const records = await resolver.resolveTxt(name);
    return records.some((parts) => parts.join('').trim() === value);
  } catch (err) {
    logger.info({ err, name }, 'the record of a domain was not found');
    return false;
  }
}
