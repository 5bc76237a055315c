import type {
  SingleSignOnConfigured,
  SingleSignOnMadeOptional,
  SingleSignOnRequired,
  SingleSignOnTested,
  SingleSignOnTurnedOff,
} from '@lectern/schemas/events/identity/single-sign-on.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { TeamRole } from '@lectern/schemas/access/claims.ts';
import type { Provider } from './hosts.ts';

export interface ActiveSingleSignOn {
  status: 'on';
  provider: Provider;
  host: string;
  clientId: string;
  clientSecret: string | null;
  defaultRole: TeamRole;
  customRoleId: string | null;
  /** Grows with every configuration, so that a callback of an older one fails. */
  revision: number;
  /** Null until one sign-in succeeded. */
  tested: { by: string; at: string } | null;
  /** The one who may still use a password; null if single sign-on is optional. */
  exceptUserId: string | null;
  requiredAt: string | null;
  ended: readonly EndedRequirement[];
}

/** `until` null means still. */
export interface Requirement {
  from: string;
  until: string | null;
  exceptUserId: string;
}

/** Oldest first. */
export type EndedRequirement = Requirement & { until: string };

/** The stream id is the team id. */
export type SingleSignOn =
  | { status: 'off'; revision: number; ended: readonly EndedRequirement[] }
  | ActiveSingleSignOn;

export type SingleSignOnEvent = EventOf<
  | typeof SingleSignOnConfigured
  | typeof SingleSignOnTested
  | typeof SingleSignOnRequired
  | typeof SingleSignOnMadeOptional
  | typeof SingleSignOnTurnedOff
>;
