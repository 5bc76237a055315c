import type { SharedLink } from '../shared-link.ts';
import { checkAccessCode, updateHit, type GateAnswer, type GateField } from './calls.ts';
import { consentText, type GateFields } from './gate-fields.ts';
import { text } from '../texts/texts.ts';

export type GateProblems = Partial<Record<GateField | 'form', string>>;

/** What the recipient has entered. */
export interface GateEntries {
  email: string;
  code: string;
  isTicked: boolean;
}

export interface GateStep {
  field: GateField;
  submit(hitUuid: string): Promise<GateAnswer>;
}

/** The calls of one card, in order; each takes the visit that the one before answered. */
export function gateSteps(
  link: SharedLink,
  asked: GateFields,
  { email, code, isTicked }: GateEntries,
): GateStep[] {
  const consent = { consent: isTicked, consent_text: consentText(link) };
  const steps: (GateStep & { isAsked: boolean })[] = [
    {
      field: 'consent',
      isAsked: asked.consent !== null,
      submit: (hitUuid) => updateHit(hitUuid, 'consent', consent),
    },
    {
      field: 'access_code',
      isAsked: asked.accessCode,
      submit: (hitUuid) => checkAccessCode(link.token, hitUuid, code.trim()),
    },
    {
      field: 'email',
      isAsked: asked.email,
      submit: (hitUuid) => updateHit(hitUuid, 'email', { email: email.trim() }),
    },
  ];
  return steps.filter(({ isAsked }) => isAsked);
}

export function missingEntries(
  asked: GateFields,
  { email, code, isTicked }: GateEntries,
): GateProblems {
  return {
    ...(asked.email && !/^\S+@\S+$/.test(email.trim()) && { email: text('enterEmail') }),
    ...(asked.accessCode && code.trim() === '' && { access_code: text('enterAccessCode') }),
    ...(asked.consent === 'required' && !isTicked && { consent: text('consentIsRequired') }),
  };
}
