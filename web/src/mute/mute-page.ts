import type { MuteTexts } from './texts/texts.ts';

export type Muted = 'notifications' | 'reminders';

/** Link scanners of mail programs have left by then (accounts §4). */
const REMINDERS_DELAY_MS = 1_000;

const bodies: Record<Muted, (isMuted: boolean) => object> = {
  notifications: (isMuted) => ({ notification_level: isMuted ? 0 : 2 }),
  reminders: (isMuted) => ({ is_muted: isMuted }),
};

/** Mutes mails about a link when opened from a mail, with an undo. */
export function mutePage(
  place: HTMLElement,
  {
    token,
    what,
    texts,
    delayMs = what === 'reminders' ? REMINDERS_DELAY_MS : 0,
  }: { token: string; what: Muted; texts: MuteTexts; delayMs?: number },
): void {
  const main = document.createElement('main');
  const title = document.createElement('h1');
  const status = document.createElement('p');
  const button = document.createElement('button');
  title.textContent = texts[what];
  status.setAttribute('role', 'status');
  button.type = 'button';
  main.className = 'mute';
  main.append(title, status, button);
  place.replaceChildren(main);

  const show = (words: string, next: { label: string; isMuted: boolean } | null) => {
    status.textContent = words;
    button.hidden = next === null;
    button.textContent = next?.label ?? '';
    button.onclick = next && (() => void setMuted(next.isMuted));
  };
  const setMuted = async (isMuted: boolean) => {
    show(texts.oneMoment, null);
    const answer = await fetch(`/api/public/mute/${encodeURIComponent(token)}/${what}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodies[what](isMuted)),
    }).catch(() => null);
    const failed = isMuted ? texts[`${what}Failed`] : texts.notSaved;
    if (!answer?.ok) show(failed, { label: texts.tryAgain, isMuted });
    else if (isMuted) show(texts[`${what}Off`], { label: texts.turnOn, isMuted: false });
    else show(texts[`${what}On`], { label: texts.turnOff, isMuted: true });
  };
  show(texts.oneMoment, null);
  setTimeout(() => void setMuted(true), delayMs);
}
