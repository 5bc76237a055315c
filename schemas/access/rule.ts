import { hasPermission, type Claims } from './claims.ts';

export type IndexValue = string | number | boolean | null;

export type Condition =
  | IndexValue
  | { in: readonly IndexValue[] }
  /** Both ends included; an end that is null or missing is open. A row without a value is in no range. */
  | { from?: IndexValue; to?: IndexValue }
  | { containsAny: readonly string[] }
  /** A `texts` field with a value that begins so. */
  | { prefix: string };

/** Conditions by index field: all of them hold. */
export interface Where {
  [field: string]: Condition | undefined;
}

/** The rows that match; of several groups of conditions, at least one group. */
export type Rows = Where | readonly Where[];

/** Who may use an operation, and which rows they then see. */
export interface Rule {
  who(claims: Claims): boolean;
  /** Goes into every read; undefined where the caller may see all rows of the team. */
  rows?(claims: Claims): Rows | undefined;
}

/** The building blocks of the rules in `rules/`. */
export const isSignedIn = (claims: Claims) => claims.kind === 'user' || claims.kind === 'system';
export const userIdOf = (claims: Claims) => (claims.kind === 'user' ? claims.userId : '');
export const permission = (key: string): Rule => ({ who: (claims) => hasPermission(claims, key) });
