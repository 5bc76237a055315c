import { z } from 'zod';
import type { TeamRole } from '@lectern/schemas/access/claims.ts';
import { personName } from '../profile/profile-input.ts';
import { problems } from '../../problems.ts';

export interface ImportedPerson {
  email: string;
  name: string | null;
  role: TeamRole;
  permissions: readonly string[];
  customRoleId: string | null;
  /** Why this name is invalid. */
  problem: string | null;
}

export const importedPeople = (most: number) =>
  z.array(importedPerson).min(1).max(most, problems.tooManyImported({ most }));

const importedPerson = z
  .object({
    email: z.string().trim().max(1_000),
    name: z.string().max(1_000).nullish(),
    role: z.enum(['TEAM_ADMIN', 'TEAM_MEMBER']),
    permissions: z.array(z.string().max(100)).max(100),
    customRoleId: z.string().max(100).nullish(),
  })
  .transform(({ name, customRoleId = null, ...rest }): ImportedPerson => {
    const person = { ...rest, customRoleId };
    if (!name?.trim()) return { ...person, name: null, problem: null };
    const parsed = personName.safeParse(name);
    return parsed.success
      ? { ...person, name: parsed.data, problem: null }
      : {
          ...person,
          name: null,
          problem: `The name: ${parsed.error.issues[0]?.message ?? 'cannot be this.'}`,
        };
  });
