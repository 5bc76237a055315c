import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import { pageUrl } from '../../../shared/presentation/page-urls.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { locale } from '../../../ui/format/locale.ts';
import { Segments } from '../../../ui/segments.tsx';
import type { Draft } from './draft.ts';
import { verifiesEmail, type Limits } from './fields/recipients-group.tsx';
import { useTeamSharing } from './fields/use-team-sharing.ts';
import styles from './sheet.module.css';

type PhonePreviewProps = {
  draft: Draft;
  limits: Limits | null;
  presentation: { name: string; thumbnailUrl: string | null } | null;
  /** Null: the viewer. */
  senderName: string | null;
};

const views = [
  { value: 'gate', label: 'Access page' },
  { value: 'page', label: 'First page' },
] as const;

/** A preview of the recipient's gate and first page. */
export function PhonePreview({ draft, limits, presentation, senderName }: PhonePreviewProps) {
  const { viewer } = useViewer();
  const team = useTeamSharing();
  const [view, setView] = useState<'gate' | 'page'>('gate');
  const needsEmail = verifiesEmail(draft, limits) || draft.emailMode !== 'NOT_REQUIRED';
  const needsCode = draft.accessCode !== null || limits?.hasAccessCode === true;
  const consent = draft.consentMode ?? team?.consentMode ?? 'NOT_REQUIRED';
  const isOpen = !needsEmail && !needsCode && consent === 'NOT_REQUIRED';
  const first = pageUrl(presentation?.thumbnailUrl ?? null)?.(1) ?? presentation?.thumbnailUrl;
  return (
    <div role="group" aria-label="As the recipient sees it">
      <Segments label="Preview" value={view} onChange={setView} options={views} />
      <div className={styles['phone']}>
        <div>
          <small className={styles['mark']}>
            <span aria-hidden="true">{viewer.currentTeam.name.trim().charAt(0).toUpperCase()}</span>
            {viewer.currentTeam.name}
          </small>
          {view === 'page' || isOpen ? (
            <>
              <p className={styles['bar']} dir="auto">
                {presentation?.name ?? 'No presentation chosen yet'}
              </p>
              {first == null ? (
                <p className="dim">The first page appears here.</p>
              ) : (
                <img src={first} alt="The first page" />
              )}
              {view === 'gate' ? (
                <p className="dim">No access page: it opens on the first page.</p>
              ) : null}
            </>
          ) : (
            <>
              <h4>A document for you</h4>
              <Sender
                name={team?.showsSender === false ? null : (senderName ?? viewer.name ?? null)}
                lastDay={draft.lastDay}
              />
              {needsEmail ? (
                <>
                  <b>Your email</b>
                  <i>
                    <IconMail aria-hidden="true" />
                    name@company.com
                  </i>
                </>
              ) : null}
              {needsCode ? (
                <>
                  <b>Access code</b>
                  <i />
                </>
              ) : null}
              {consent === 'NOT_REQUIRED' ? null : (
                <p className={styles['tick']}>
                  <span />
                  {consentLabel(consent, viewer.currentTeam.name, team?.hasPrivacyPolicy === true)}
                </p>
              )}
              <strong>Continue</strong>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** Who sends it and until when, as the recipient reads it. */
function Sender({ name, lastDay }: { name: string | null; lastDay: string | null }) {
  const { viewer } = useViewer();
  const until =
    lastDay === null || lastDay === ''
      ? null
      : new Date(`${lastDay}T12:00:00`).toLocaleDateString(locale, { dateStyle: 'long' });
  return (
    <div className={styles['sender']}>
      {name === null ? null : <Avatar name={name} />}
      <p>
        {name === null
          ? `Shared by ${viewer.currentTeam.name}`
          : `${name} at ${viewer.currentTeam.name}`}
        {until === null ? null : <span className="dim"> · Until {until}</span>}
      </p>
    </div>
  );
}

function consentLabel(
  mode: 'OPTIONAL' | 'REQUIRED',
  team: string,
  hasPrivacyPolicy: boolean,
): string {
  if (mode === 'OPTIONAL') return `${team} may see which pages I read, and for how long.`;
  return hasPrivacyPolicy
    ? `I have read and accept the privacy policy of ${team}.`
    : `I agree that ${team} sees which pages I read, and for how long.`;
}
