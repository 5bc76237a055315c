import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  justNow: 'just now',
  minAgo: '{number} min ago',
  hAgo: '{number} h ago',
  utcNamed: '{date} UTC',
  yesterday: 'Yesterday',
  lastDay: 'last day',
  daysLeft: '{days} days left',
});
