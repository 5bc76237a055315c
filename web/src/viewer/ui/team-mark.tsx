/** @jsxImportSource preact */
import type { SharedLink } from '../shared-link.ts';
import { text } from '../texts/texts.ts';

export function TeamMark({ team }: { team: { name: string } }) {
  return (
    <>
      <span class="team-mark" aria-hidden="true">
        {String.fromCodePoint(team.name.trim().codePointAt(0) ?? 0x2022).toUpperCase()}
      </span>
      <span class="team-name" dir="auto">
        {team.name}
      </span>
    </>
  );
}

/** The sender; the team decides whether to show a person. */
export function SentBy({ link, note }: { link: SharedLink; note?: string | null }) {
  const sender = senderOf(link);
  const who = sender
    ? text('senderAtTeam', { name: sender.name, team: link.team.name })
    : text('sharedByTeam', { team: link.team.name });
  return (
    <div class="who">
      {sender && (
        <span class="avatar" aria-hidden="true">
          {initials(sender.name)}
        </span>
      )}
      <span>
        <span class="who-name">{who}</span>
        {note && <small title={note}>{note}</small>}
      </span>
    </div>
  );
}

export function senderOf({ display_user_info, user }: SharedLink): SharedLink['user'] {
  return display_user_info ? user : null;
}

/** A person's first name, or the whole email. */
export function firstName(name: string): string {
  return name.includes('@') ? name : (name.trim().split(/\s+/)[0] ?? name);
}

function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? String.fromCodePoint(word.codePointAt(0) ?? 0) : ''))
    .join('')
    .toUpperCase();
}
