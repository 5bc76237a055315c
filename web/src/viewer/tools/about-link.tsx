/** @jsxImportSource preact */
import { mailTo } from './mail-to.ts';
import { isReported, type SharedLink } from '../shared-link.ts';
import { senderOf } from '../ui/team-mark.tsx';

const keys: [string, string][] = [
  ['Turn the page', '← →'],
  ['First, last', 'Home End'],
  ['Zoom', 'Ctrl + −'],
  ['Whole page', 'Ctrl 0'],
  ['Full screen', 'F'],
  ['Find', '/'],
];

/** The sender, if the team shows it, and the expiry date. */
export function AboutLink({ link }: { link: SharedLink }) {
  const { team, presentation } = link;
  const sender = senderOf(link);
  return (
    <div class="about">
      {sender ? (
        <p>
          Shared by {sender.name} at {team.name}
          {sender.email && <a href={mailTo(sender.email, presentation.name)}>{sender.email}</a>}
        </p>
      ) : (
        <p>Shared by {team.name}</p>
      )}
      {link.expires_at && (
        <p class="dim">{`Opens until ${new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(link.expires_at))}`}</p>
      )}
      {presentation.sharing_disclaimer && <p class="dim">{presentation.sharing_disclaimer}</p>}
      <p class="dim">
        {isReported(link)
          ? `${team.name} can see which pages are read, and for how long.`
          : `${team.name} is not told what you read.`}{' '}
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
