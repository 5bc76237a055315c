import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import { pageUrl } from '../../../shared/presentation/page-urls.ts';
import { Segments } from '../../../ui/segments.tsx';
import type { Draft } from './draft.ts';
import type { Limits } from './fields/setting-groups.tsx';
import styles from './sheet.module.css';

type Shown = { name: string; thumbnailUrl: string | null };

const views = [
  { value: 'gate', label: 'At the door' },
  { value: 'page', label: 'First page' },
] as const;

/** A preview of the recipient's gate and first page. */
export function PhonePreview({
  draft,
  limits,
  presentation,
}: {
  draft: Draft;
  limits: Limits | null;
  presentation: Shown;
}) {
  const { viewer } = useViewer();
  const [view, setView] = useState<'gate' | 'page'>('gate');
  const needsEmail =
    draft.isForRecipientsOnly ||
    limits?.areSharedLinksSecure === true ||
    limits?.onlyIntendedRecipientsCanViewSharedLinks === true;
  const isOpen =
    !needsEmail &&
    draft.accessCode === null &&
    draft.consentMode !== 'OPTIONAL' &&
    draft.consentMode !== 'REQUIRED';
  const first = pageUrl(presentation.thumbnailUrl)?.(1) ?? presentation.thumbnailUrl;
  const until = draft.lastDay
    ? `Open until ${new Date(`${draft.lastDay}T12:00:00`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}.`
    : '';
  return (
    <div role="group" aria-label="As the recipient sees it">
      <Segments label="Preview" value={view} onChange={setView} options={views} />
      <div className={styles['phone']}>
        <div>
          <small>{viewer.currentTeam.name}</small>
          {view === 'page' || isOpen ? (
            <>
              <p className={styles['bar']}>{presentation.name}</p>
              {first === null ? (
                <p className="dim">Its first page is being made.</p>
              ) : (
                <img src={first} alt="The first page" />
              )}
              {view === 'gate' ? (
                <p className="dim">Nothing is asked: the first page opens at once.</p>
              ) : null}
            </>
          ) : (
            <>
              <h4>{presentation.name}</h4>
              <p className="dim">
                {viewer.name ?? 'The sender'} shares this with you. {until}
              </p>
              {needsEmail ? (
                <>
                  <b>Your email</b>
                  <i>
                    <IconMail aria-hidden="true" />
                    name@company.com
                  </i>
                </>
              ) : null}
              {draft.accessCode === null ? null : (
                <>
                  <b>Access code</b>
                  <i />
                </>
              )}
              {draft.consentMode === 'REQUIRED' || draft.consentMode === 'OPTIONAL' ? (
                <p className={styles['tick']}>
                  <span />
                  {draft.consentMode === 'REQUIRED'
                    ? `I agree that ${viewer.currentTeam.name} sees which pages I read, and for how long.`
                    : `${viewer.currentTeam.name} may see which pages I read, and for how long. (as you like)`}
                </p>
              ) : null}
              <strong>Continue</strong>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
