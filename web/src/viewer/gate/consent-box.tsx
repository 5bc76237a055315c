/** @jsxImportSource preact */
import type { SharedLink } from '../shared-link.ts';
import { consentText } from './gate-fields.ts';
import { text } from '../texts/texts.ts';

interface ConsentBoxProps {
  link: SharedLink;
  isTicked: boolean;
  isRequired: boolean;
  onTicked(isTicked: boolean): void;
  problem: string | undefined;
}

/** Never pre-ticked. */
export function ConsentBox({ link, isTicked, isRequired, onTicked, problem }: ConsentBoxProps) {
  const privacyUrl = link.team.privacy_policy_url;
  return (
    <div>
      <label class="check">
        <input
          type="checkbox"
          checked={isTicked}
          aria-invalid={problem !== undefined}
          aria-describedby="consent-note"
          onChange={(event) => onTicked(event.currentTarget.checked)}
        />
        <i />
        <span>
          {consentText(link)}{' '}
          {privacyUrl && (
            <a href={privacyUrl} target="_blank" rel="noreferrer">
              {text('privacyPolicy')}
            </a>
          )}
        </span>
      </label>
      <p
        class={`hint ${problem ? 'is-bad' : ''}`}
        id="consent-note"
        role={problem ? 'alert' : undefined}
      >
        {problem ?? (isRequired ? '' : text('consentIsOptional'))}
      </p>
    </div>
  );
}
