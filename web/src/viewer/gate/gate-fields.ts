import type { SharedLink } from '../shared-link.ts';
import type { Failure } from '../unavailable/failure.ts';
import { text } from '../texts/texts.ts';

export interface GatePageProps {
  link: SharedLink;
  /**
   * A gate was passed: the new visit, and the consent if there was one. False if the server is
   * unreachable.
   */
  onPassed(visit: { hitUuid: string; consent: boolean | null }): Promise<boolean>;
  onClosed(failure: Failure): void;
}

/** The fields of one card. Mailed digits have their own card. */
export interface GateFields {
  email: boolean;
  emailCode: boolean;
  accessCode: boolean;
  consent: 'required' | 'optional' | null;
}

/** The gates before the document; null if none are left. An optional consent is requested once. */
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

/** The consent text; the server stores it with the choice. */
export function consentText({ team }: SharedLink): string {
  return team.sharing_consent_text || text('consent', { team: team.name });
}
