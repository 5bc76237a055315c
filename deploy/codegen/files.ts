import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const subgraphNames = ['identity', 'content', 'sharing', 'analytics', 'billing'] as const;
