export type TeamRole = 'TEAM_ADMIN' | 'TEAM_MEMBER';

/** Who is calling, as the edge established it. */
export type Claims =
  | { kind: 'anonymous' }
  /** The product itself: policies, jobs, start-up. Never made from anything that comes from outside. */
  | { kind: 'system'; teamId: string | null }
  | LimitedClaims
  | UserClaims;

/** Somebody whose team asks for a second factor that they have not set up yet: they may do that, and nothing else. */
export interface LimitedClaims {
  kind: 'limited';
  userId: string;
  signInId: string;
  teamId: string;
}

export interface UserClaims {
  kind: 'user';
  /** Whose rights they are. */
  userId: string;
  /** The administrator who acts as `userId`, the `actorId` of what they do; null where people act as themselves. */
  impersonatorId: string | null;
  signInId: string;
  teamId: string;
  role: TeamRole;
  permissions: readonly string[];
  /** Of which groups of the team they are: what is open to one of them alone is open to them. */
  groupIds: readonly string[];
  /** An administrator of the team that set this installation up: who runs it. Of several teams on it no other one does. */
  isOperator: boolean;
}

export const anonymous: Claims = { kind: 'anonymous' };

export function isAdmin(claims: Claims): boolean {
  return claims.kind === 'system' || (claims.kind === 'user' && claims.role === 'TEAM_ADMIN');
}

/** Team admins pass every check; others need the single key; an unknown key is denied (accounts §6). */
export function hasPermission(claims: Claims, permission: string): boolean {
  return isAdmin(claims) || (claims.kind === 'user' && claims.permissions.includes(permission));
}
