import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  yesterdayInSentence: 'yesterday',
  sentOf: '{sent} of {total}',
  justNow: 'just now',
  minutesAgo: '{minutes} min ago',
  hoursAgo: '{hours} h ago',
  inUtc: '{date} UTC',
  yesterday: 'Yesterday',
  lastDay: 'last day',
  daysLeft: '{days} days left',
});
