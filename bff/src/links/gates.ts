import { gates as bits } from '@lectern/schemas/access/capability.ts';
import type { PublicLink } from './public-link.ts';

/** A gate that a visit has not passed, as the public JSON calls it. */
export type PendingGate = 'consent' | 'access_code' | 'email' | 'form';

type Gated = Pick<
  PublicLink,
  'isAccessCodeRequired' | 'isEmailRequired' | 'consentMode' | 'gateVersion'
> & { gateFormUuid?: string | null };

// A visit's `gates`: the bits of schemas/access/capability.ts, those of visit.ts, and above the
// lowest byte 18 bits of the version of the link's gates, more than can change during a visit.
// Gates passed under another version no longer count: a new access code, a removed recipient.
const VERSION = 0x03ff_ff00;
const FORM = 0x0400_0000;
const PASSED = bits.accessCode | bits.consent | bits.email | bits.consentRefused | FORM;
const bitOf: Record<PendingGate, number> = {
  consent: bits.consent,
  access_code: bits.accessCode,
  email: bits.email,
  form: FORM,
};

export function versionBits({ gateVersion }: Pick<Gated, 'gateVersion'>): number {
  return (gateVersion << 8) & VERSION;
}

const asks: Record<PendingGate, (link: Gated) => boolean> = {
  consent: ({ consentMode }) => consentMode === 'REQUIRED',
  access_code: ({ isAccessCodeRequired }) => isAccessCodeRequired,
  email: ({ isEmailRequired }) => isEmailRequired,
  form: ({ gateFormUuid }) => gateFormUuid != null,
};
const order: readonly PendingGate[] = ['consent', 'access_code', 'email', 'form'];

export function pendingGates(link: Gated, gates: number): PendingGate[] {
  const passed = passedOf(link, gates);
  return order.filter((gate) => asks[gate](link) && !(passed & bitOf[gate]));
}

/** Whether no gate is left; most links have none. */
export function isOpenTo(link: Gated, gates: number): boolean {
  if (
    !link.isAccessCodeRequired &&
    !link.isEmailRequired &&
    link.gateFormUuid == null &&
    link.consentMode !== 'REQUIRED'
  )
    return true;
  return pendingGates(link, gates).length === 0;
}

/** The visitor's choice; null if there was no question or no answer. */
export function consentOf(link: Gated, gates: number): boolean | null {
  const passed = passedOf(link, gates);
  if (link.consentMode === 'NOT_REQUIRED') return null;
  return passed & bits.consent ? true : passed & bits.consentRefused ? false : null;
}

/** Whether the viewing may be recorded: with optional consent only after it was given. */
export function isRecorded(link: Gated, gates: number): boolean {
  return link.consentMode !== 'OPTIONAL' || consentOf(link, gates) === true;
}

export function withGate(link: Gated, gates: number, gate: PendingGate): number {
  const without = gate === 'consent' ? ~bits.consentRefused : ~0;
  return (asOfNow(link, gates) & without) | bitOf[gate];
}

export function withConsentRefused(link: Gated, gates: number): number {
  return (asOfNow(link, gates) & ~bits.consent) | bits.consentRefused;
}

/** Also under an earlier version of the link's gates. */
export function hasEverPassed(gates: number, gate: PendingGate): boolean {
  return (gates & bitOf[gate]) !== 0;
}

function passedOf(link: Gated, gates: number): number {
  return (gates & VERSION) === versionBits(link) ? gates & PASSED : 0;
}

function asOfNow(link: Gated, gates: number): number {
  return (gates & ~(VERSION | PASSED)) | versionBits(link) | passedOf(link, gates);
}
