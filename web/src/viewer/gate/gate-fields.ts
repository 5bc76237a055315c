import type { SharedLink } from '../shared-link.ts';

/** What one card asks. The six digits of a mail have a card of their own. */
export interface GateFields {
  email: boolean;
  emailCode: boolean;
  accessCode: boolean;
  consent: 'required' | 'optional' | null;
}

/** What stands between this visit and the document; null once nothing does. An optional choice is asked for once. */
export function gateFieldsOf({ pending_gates: pending, team, hit }: SharedLink): GateFields | null {
  const isOffered = team.sharing_consent_optional && hit.consent === null;
  const fields: GateFields = {
    email: pending.includes('email'),
    emailCode: pending.includes('email_code'),
    accessCode: pending.includes('access_code'),
    consent:
      team.sharing_consent_required && pending.includes('consent')
        ? 'required'
        : isOffered
          ? 'optional'
          : null,
  };
  return fields.email || fields.emailCode || fields.accessCode || fields.consent ? fields : null;
}

/** The words that are agreed to: the server's, which keeps them with what is chosen. */
export function consentText({ team }: SharedLink): string {
  return team.sharing_consent_text || `${team.name} may see when and how long I read this.`;
}
