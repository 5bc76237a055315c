import { domainToASCII, domainToUnicode } from 'node:url';

const label = /^(?!-)[\da-z-]{1,63}(?<!-)$/;

/** A domain as DNS has it, in lower case; null for what is none that mail could go to. */
export function domainName(text: string): string | null {
  const typed = text.trim();
  if (/[\s/?#\\:@%]/.test(typed)) return null; // An address would be read as the host in it.
  const name = domainToASCII(typed.replace(/\.$/, '').toLowerCase());
  const labels = name.split('.');
  // The last says that it is no address of a machine.
  return name.length <= 253 &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    /[a-z]/.test(labels.at(-1)!)
    ? name
    : null;
}

/** As people write it, with the letters of their language. */
export function toDisplayDomain(domain: string): string {
  return domainToUnicode(domain) || domain;
}

/** Of an address of mail; null where it has none. */
export function domainOf(email: string): string | null {
  const at = email.lastIndexOf('@');
  return at < 1 ? null : domainName(email.slice(at + 1));
}
