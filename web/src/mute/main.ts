import '../theme/tokens.css';
import './mute.css';
import { mutePage } from './mute-page.ts';

// `/mute/<token>/notifications`, from the mail.
const [, , token = '', what = ''] = location.pathname.split('/');
const root = document.getElementById('mute');
if (root) mutePage(root, { token, what: what === 'reminders' ? 'reminders' : 'notifications' });
