import type { ProviderName } from './providers.ts';

interface Organization {
  subdomain: string;
  domain: string;
}

const keyOf = (provider: ProviderName) => `lectern-organization-${provider}`;

/** The organization typed last time; null if there is none or storage fails (accounts §8). */
export function savedOrganization(provider: ProviderName): Organization | null {
  try {
    const saved: Partial<Organization> = JSON.parse(
      localStorage.getItem(keyOf(provider)) ?? 'null',
    );
    const { subdomain, domain } = saved;
    return typeof subdomain === 'string' && typeof domain === 'string'
      ? { subdomain, domain }
      : null;
  } catch {
    return null;
  }
}

export function saveOrganization(provider: ProviderName, organization: Organization): void {
  try {
    localStorage.setItem(keyOf(provider), JSON.stringify(organization));
  } catch {
    // It is typed again the next time.
  }
}
