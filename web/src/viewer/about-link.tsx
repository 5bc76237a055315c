/** @jsxImportSource preact */
import type { SharedLink } from './shared-link.ts';

const keys: [string, string][] = [
  ['Turn the page', '← →'],
  ['First, last', 'Home End'],
  ['Zoom', 'Ctrl + −'],
  ['Whole page', 'Ctrl 0'],
  ['Full screen', 'F'],
  ['Find', '/'],
];

/** Who sent it and until when it opens; the team decides whether the sender is named. */
export function AboutLink({ link }: { link: SharedLink }) {
  const { team, user, presentation } = link;
  return (
    <div class="about">
      {link.display_user_info && user ? (
        <p>
          Shared by {user.name} at {team.name}
          <a href={`mailto:${user.email}?subject=${encodeURIComponent(presentation.name)}`}>{user.email}</a>
        </p>
      ) : (
        <p>Shared by {team.name}</p>
      )}
      {link.expires_at && <p class="dim">{`Opens until ${new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(link.expires_at))}`}</p>}
      {presentation.sharing_disclaimer && <p class="dim">{presentation.sharing_disclaimer}</p>}
      <p class="dim">
        {team.name} can see which pages are read, and for how long.{' '}
        {team.privacy_policy_url && (
          <a href={team.privacy_policy_url} target="_blank" rel="noreferrer">
            Privacy policy
          </a>
        )}
      </p>
      <dl class="keys">
        {keys.map(([what, which]) => (
          <div key={what}>
            <dt>{what}</dt>
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
