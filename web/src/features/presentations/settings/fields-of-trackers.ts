import type { FieldGroup } from './field.ts';
import { texts } from './texts.ts';

/** Scripts of other services. They run on the content origin, for recipients who answered the consent question with yes. */
export const trackers: FieldGroup = {
  id: 'tracking',
  title: texts.tracking,
  hint: texts.trackingHint,
  fields: [
    { path: 'googleAnalyticsId', kind: 'line', label: texts.googleAnalytics, placeholder: 'G-…' },
    { path: 'facebookPixel', kind: 'line', label: texts.facebookPixel },
    { path: 'linkedinPixel', kind: 'line', label: texts.linkedinPixel },
    { path: 'hubspotPixel', kind: 'line', label: texts.hubspotPixel },
    { path: 'isPosthogEnabled', kind: 'switch', label: texts.posthog },
    { path: 'posthogApiKey', kind: 'line', label: texts.posthogKey, placeholder: 'phc_…' },
    {
      path: 'customJavascript',
      kind: 'text',
      label: texts.customJavascript,
      meaning: texts.customJavascriptHint,
    },
  ],
};
