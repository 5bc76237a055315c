import { analytics } from '@lectern/analytics/service.ts';
import { billing } from '@lectern/billing/service.ts';
import { content } from '@lectern/content/service.ts';
import { identity } from '@lectern/identity/service.ts';
import { sharing } from '@lectern/sharing/service.ts';

/** The definitions in the folders of `services`. */
export const services = [analytics, billing, content, identity, sharing];
