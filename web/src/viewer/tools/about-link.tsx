/** @jsxImportSource preact */
import { mailTo } from './mail-to.ts';
import { isReported, type SharedLink } from '../shared-link.ts';
import { senderOf } from '../ui/team-mark.tsx';
import { dateText, text } from '../texts/texts.ts';

type Keys = readonly (readonly [
  (
    | 'turnPage'
    | 'firstOrLastPage'
    | 'zoom'
    | 'fit'
    | 'fullScreen'
    | 'find'
    | 'playOrPause'
    | 'backOrAhead'
    | 'mute'
  ),
  string,
])[];

const keysOfPages: Keys = [
  ['turnPage', '← →'],
  ['firstOrLastPage', 'Home End'],
  ['zoom', 'Ctrl + −'],
  ['fit', 'Ctrl 0'],
  ['fullScreen', 'F'],
  ['find', '/'],
];

const keysOfPlayer: Keys = [
  ['playOrPause', 'Space'],
  ['backOrAhead', '← →'],
  ['mute', 'M'],
  ['fullScreen', 'F'],
];

function keysOf({ media }: SharedLink): Keys {
  if (!media) return keysOfPages;
  return media.url === null ? keysOfPlayer : [];
}

/** The sender, if the team shows it, and the expiry date. */
export function AboutLink({ link }: { link: SharedLink }) {
  const { team, presentation } = link;
  const sender = senderOf(link);
  return (
    <div class="about">
      {sender ? (
        <p>
          {text('sharedBySender', { name: sender.name, team: team.name })}
          {sender.email && <a href={mailTo(sender.email, presentation.name)}>{sender.email}</a>}
        </p>
      ) : (
        <p>{text('sharedByTeam', { team: team.name })}</p>
      )}
      {link.expires_at && (
        <p class="dim">{text('availableUntil', { date: dateText(link.expires_at) })}</p>
      )}
      {presentation.sharing_disclaimer && (
        <p class="dim" dir="auto">
          {presentation.sharing_disclaimer}
        </p>
      )}
      <p class="dim">
        {text(
          !isReported(link)
            ? 'teamSeesNothing'
            : link.media
              ? 'teamSeesWatching'
              : 'teamSeesReading',
          {
            team: team.name,
          },
        )}{' '}
        {team.privacy_policy_url && (
          <a href={team.privacy_policy_url} target="_blank" rel="noreferrer">
            {text('privacyPolicy')}
          </a>
        )}
      </p>
      <dl class="keys">
        {keysOf(link).map(([what, which]) => (
          <div key={what}>
            <dt>{text(what)}</dt>
            <dd>
              {which.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
