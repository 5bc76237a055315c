import { gates as bits } from '@lectern/kernel/access/capability.ts';
import type { PublicLink } from './public-link.ts';

/** What a visit still has to get past, by the name that the public JSON has for it; in the order in which it is asked. */
export type PendingGate = 'consent' | 'access_code' | 'email';

type Gated = Pick<
  PublicLink,
  'isAccessCodeRequired' | 'isEmailRequired' | 'consentMode' | 'gateVersion'
>;

// A visit's `gates`: 1 to 8 of kernel/access/capability.ts, those of visit.ts, and above the lowest byte 23 bits of the link's
// version of its gates, more than it can be changed as long as a visit lasts. What was passed under another version counts no more: a new access code, a recipient taken off.
const VERSION = 0x7fff_ff00;
const PASSED = bits.accessCode | bits.consent | bits.email | bits.consentRefused;
const bitOf: Record<PendingGate, number> = {
  consent: bits.consent,
  access_code: bits.accessCode,
  email: bits.email,
};

/** Of a visit that has passed nothing yet. */
export function versionBits({ gateVersion }: Pick<Gated, 'gateVersion'>): number {
  return (gateVersion << 8) & VERSION;
}

const asks: Record<PendingGate, (link: Gated) => boolean> = {
  consent: ({ consentMode }) => consentMode === 'REQUIRED',
  access_code: ({ isAccessCodeRequired }) => isAccessCodeRequired,
  email: ({ isEmailRequired }) => isEmailRequired,
};
const order: readonly PendingGate[] = ['consent', 'access_code', 'email'];

export function pendingGates(link: Gated, gates: number): PendingGate[] {
  const passed = passedOf(link, gates);
  return order.filter((gate) => asks[gate](link) && !(passed & bitOf[gate]));
}

/** Whether there is nothing to ask any more; for most links there never was. */
export function isOpenTo(link: Gated, gates: number): boolean {
  if (!link.isAccessCodeRequired && !link.isEmailRequired && link.consentMode !== 'REQUIRED')
    return true;
  return pendingGates(link, gates).length === 0;
}

/** What the visitor chose: null where nothing was asked, or nothing chosen yet. */
export function consentOf(link: Gated, gates: number): boolean | null {
  const passed = passedOf(link, gates);
  if (link.consentMode === 'NOT_REQUIRED') return null;
  return passed & bits.consent ? true : passed & bits.consentRefused ? false : null;
}

/** Whether the visit's viewing may be recorded: where that is the visitor's choice, once they have chosen it. */
export function isRecorded(link: Gated, gates: number): boolean {
  return link.consentMode !== 'OPTIONAL' || consentOf(link, gates) === true;
}

/** The gates of a visit that has passed one more. */
export function withGate(link: Gated, gates: number, gate: PendingGate): number {
  const without = gate === 'consent' ? ~bits.consentRefused : ~0;
  return (asOfNow(link, gates) & without) | bitOf[gate];
}

export function withConsentRefused(link: Gated, gates: number): number {
  return (asOfNow(link, gates) & ~bits.consent) | bits.consentRefused;
}

function passedOf(link: Gated, gates: number): number {
  return (gates & VERSION) === versionBits(link) ? gates & PASSED : 0;
}

function asOfNow(link: Gated, gates: number): number {
  return (gates & ~(VERSION | PASSED)) | versionBits(link) | passedOf(link, gates);
}
