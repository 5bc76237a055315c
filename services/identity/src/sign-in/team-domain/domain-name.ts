import { domainToASCII, domainToUnicode } from 'node:url';

const label = /^(?!-)[\da-z-]{1,63}(?<!-)$/;

/** Lower case, as in DNS; null if mail cannot go there. */
export function domainName(text: string): string | null {
  const typed = text.trim();
  if (/[\s/?#\\:@%]/.test(typed)) return null; // A URL parser would accept these.
  const name = domainToASCII(typed.replace(/\.$/, '').toLowerCase());
  const labels = name.split('.');
  // Not an IP address.
  return name.length <= 253 &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    /[a-z]/.test(labels.at(-1) ?? '')
    ? name
    : null;
}

/** In Unicode. */
export function toDisplayDomain(domain: string): string {
  return domainToUnicode(domain) || domain;
}

/** Null without a valid domain. */
export function domainOf(email: string): string | null {
  const at = email.lastIndexOf('@');
  return at < 1 ? null : domainName(email.slice(at + 1));
}
