export type Muted = 'notifications' | 'reminders';

/** Link scanners of mail programs have left by then (accounts §4). */
const REMINDERS_DELAY_MS = 1_000;

const labels = {
  notifications: {
    title: 'Notifications about a link',
    off: 'You will not receive any more notifications for this link.',
    on: 'You will receive notifications for this link again.',
    failed: 'There was a problem disabling notifications. Our support team has been notified.',
    body: (isMuted: boolean) => ({ notification_level: isMuted ? 0 : 2 }),
  },
  reminders: {
    title: 'Reminders about a link',
    off: 'You will not receive any more reminder emails for this link.',
    on: 'You will receive reminder emails for this link again.',
    failed: 'There was a problem disabling reminders. Our support team has been notified.',
    body: (isMuted: boolean) => ({ is_muted: isMuted }),
  },
} as const satisfies Record<Muted, object>;

/** Mutes mails about a link when opened from a mail, with an undo. */
export function mutePage(
  place: HTMLElement,
  {
    token,
    what,
    delayMs = what === 'reminders' ? REMINDERS_DELAY_MS : 0,
  }: { token: string; what: Muted; delayMs?: number },
): void {
  const text = labels[what];
  const main = document.createElement('main');
  const title = document.createElement('h1');
  const status = document.createElement('p');
  const button = document.createElement('button');
  title.textContent = text.title;
  status.setAttribute('role', 'status');
  button.type = 'button';
  main.className = 'mute';
  main.append(title, status, button);
  place.replaceChildren(main);

  const show = (text: string, next: { label: string; isMuted: boolean } | null) => {
    status.textContent = text;
    button.hidden = next === null;
    button.textContent = next?.label ?? '';
    button.onclick = next && (() => void setMuted(next.isMuted));
  };
  const setMuted = async (isMuted: boolean) => {
    show('One moment, please.', null);
    const answer = await fetch(`/api/public/mute/${encodeURIComponent(token)}/${what}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(text.body(isMuted)),
    }).catch(() => null);
    if (!answer?.ok) show(text.failed, { label: 'Try again', isMuted });
    else if (isMuted) show(text.off, { label: 'Turn them back on', isMuted: false });
    else show(text.on, { label: 'Turn them off', isMuted: true });
  };
  show('One moment, please.', null);
  setTimeout(() => void setMuted(true), delayMs);
}
