import { rules as analytics } from './analytics.ts';
import { rules as callers } from './callers.ts';
import { rules as content } from './content.ts';
import { rules as identity } from './identity.ts';

/** The rules of all files in this folder. */
export const rules = { ...analytics, ...callers, ...content, ...identity };
