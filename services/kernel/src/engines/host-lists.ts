import { serviceNames } from '@lectern/schemas/service-names.ts';

const providers = ['OKTA', 'DYNAMICS', 'EGNYTE'] as const;

interface SignOnHost {
  provider: (typeof providers)[number];
  origin: string;
  /** Of the issuer, as in /realms/acme; empty where it has none. */
  path: string;
}

const ssoHost =
  /^(?:(?<okta>okta)=(?<issuer>https?:\/\/[^/?#]+)(?<path>(?:\/[\w~-][\w.~-]*)*)|(?<other>dynamics|egnyte)=(?<origin>https?:\/\/[^/?#]+))\/?$/i;

/** Null where one of them is malformed. */
export function ssoHosts(text: string): SignOnHost[] | null {
  const hosts: SignOnHost[] = [];
  for (const part of text.split(',')) {
    const { okta, issuer, path = '', other, origin } = ssoHost.exec(part.trim())?.groups ?? {};
    const url = issuer ?? origin ?? '';
    const provider = providers.find((name) => name === (okta ?? other)?.toUpperCase());
    if (!provider || !URL.canParse(url)) return null;
    hosts.push({ provider, origin: new URL(url).origin, path });
  }
  return hosts;
}

/** Null where one of them is no origin. */
export function origins(text: string): string[] | null {
  const parts = text.split(',').map((part) => part.trim());
  const areOrigins = parts.every(
    (part) => /^https?:\/\/[^/?#@]+\/?$/i.test(part) && URL.canParse(part),
  );
  return areOrigins ? parts.map((part) => new URL(part).origin) : null;
}

/** As browsers write them; null where one of them is none. */
export function hostNames(text: string): string[] | null {
  const parts = text.split(',').map((part) => part.trim());
  const areNames = parts.every(
    (part) => /^(\[[\da-f:.]+\]|[\w.-]+)$/i.test(part) && URL.canParse(`http://${part}`),
  );
  return areNames ? parts.map((part) => new URL(`http://${part}`).hostname) : null;
}

/** By service; null where one is missing, unknown or no origin. */
export function subgraphUrls(text: string): Record<string, string> | null {
  const urls: Record<string, string> = {};
  for (const part of text.split(',')) {
    const [, name = '', url = ''] = /^([a-z]+)=(.+)$/.exec(part.trim()) ?? [];
    const [origin] = origins(url) ?? [];
    if (origin === undefined || urls[name] !== undefined) return null;
    urls[name] = origin;
  }
  const names = Object.keys(urls).toSorted();
  return names.join() === [...serviceNames].toSorted().join() ? urls : null;
}
