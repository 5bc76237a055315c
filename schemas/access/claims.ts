export type TeamRole = 'TEAM_ADMIN' | 'TEAM_MEMBER';

/** Who is calling, as the edge established it. */
export type Claims =
  | { kind: 'anonymous' }
  /** The product itself: policies, jobs, start-up. Never made from outside input. */
  | { kind: 'system'; teamId: string | null }
  /** The edge, for a visitor whose capability it has checked: it reaches the few operations with the rule `edge`. */
  | { kind: 'edge'; teamId: string | null }
  | LimitedClaims
  | UserClaims;

interface Provable {
  /** The same claims, signed, for the other processes of a cluster; missing where everything runs in one. */
  proof?: string;
}

/** A member whose team requires a second factor that they have not set up yet: they may do only that. */
export interface LimitedClaims extends Provable {
  kind: 'limited';
  userId: string;
  signInId: string;
  teamId: string;
}

export interface UserClaims extends Provable {
  kind: 'user';
  /** Whose rights they are. */
  userId: string;
  /** The administrator who acts as `userId`, the `actorId` of what they do; null where people act as themselves. */
  impersonatorId: string | null;
  signInId: string;
  teamId: string;
  role: TeamRole;
  permissions: readonly string[];
  /** Their groups in the team: they see what is open to one of these. */
  groupIds: readonly string[];
  /** An administrator of the team that set this installation up, and so runs it. */
  isOperator: boolean;
}

export const anonymous: Claims = { kind: 'anonymous' };

/** The product itself, or its edge. */
export function isOurs(claims: Claims): claims is Extract<Claims, { kind: 'system' | 'edge' }> {
  return claims.kind === 'system' || claims.kind === 'edge';
}

export function isAdmin(claims: Claims): boolean {
  return claims.kind === 'system' || (claims.kind === 'user' && claims.role === 'TEAM_ADMIN');
}

/** Team admins pass every check; others need the single key; an unknown key is denied (accounts §6). */
export function hasPermission(claims: Claims, permission: string): boolean {
  return isAdmin(claims) || (claims.kind === 'user' && claims.permissions.includes(permission));
}
