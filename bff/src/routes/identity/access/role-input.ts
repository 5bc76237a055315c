import { z } from 'zod';

/** The two team roles (accounts §9) as the graph calls them. */
export const roleInput = z
  .enum(['Team Admin', 'Team Member'])
  .transform((role) =>
    role === 'Team Admin' ? ('TEAM_ADMIN' as const) : ('TEAM_MEMBER' as const),
  );
