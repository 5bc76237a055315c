import '../theme/tokens.css';
import './mute.css';
import { mutePage } from './mute-page.ts';

// `/mute/<token>/notifications`, from the mail.
const [, , token = '', what = ''] = location.pathname.split('/');
mutePage(document.getElementById('mute') as HTMLElement, {
  token,
  what: what === 'reminders' ? 'reminders' : 'notifications',
});
