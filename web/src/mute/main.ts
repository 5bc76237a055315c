import '../theme/tokens.css';
import './mute.css';
import type { MuteTexts } from './texts/texts.ts';
import { mutePage } from './mute-page.ts';

// `/mute/<token>/notifications`, from the mail.
const [, , token = '', what = ''] = location.pathname.split('/');
const root = document.getElementById('mute');
const texts: MuteTexts = JSON.parse(document.getElementById('lectern-texts')?.textContent ?? '{}');
if (root)
  mutePage(root, {
    token,
    what: what === 'reminders' ? 'reminders' : 'notifications',
    texts,
  });
