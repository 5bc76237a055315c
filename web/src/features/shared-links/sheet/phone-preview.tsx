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
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type PhonePreviewProps = {
  draft: Draft;
  limits: Limits | null;
  presentation: { name: string; thumbnailUrl: string | null } | null;
  /** Null: the viewer. */
  senderName: string | null;
};

const views = [
  { value: 'gate', label: texts.accessPage },
  { value: 'page', label: texts.firstPage },
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
    <div role="group" aria-label={texts.asTheRecipientSeesIt}>
      <Segments label={texts.preview} value={view} onChange={setView} options={views} />
      <div className={styles['phone']}>
        <div>
          <small className={styles['mark']}>
            <span aria-hidden="true">{viewer.currentTeam.name.trim().charAt(0).toUpperCase()}</span>
            {viewer.currentTeam.name}
          </small>
          {view === 'page' || isOpen ? (
            <>
              <p className={styles['bar']} dir="auto">
                {presentation?.name ?? texts.noPresentationChosenYet}
              </p>
              {first == null ? (
                <p className="dim">{texts.theFirstPageAppearsHere}</p>
              ) : (
                <img src={first} alt={texts.theFirstPage} />
              )}
              {view === 'gate' ? <p className="dim">{texts.opensDirectly}</p> : null}
            </>
          ) : (
            <>
              <h4>{texts.aDocumentForYou}</h4>
              <Sender
                name={team?.showsSender === false ? null : (senderName ?? viewer.name ?? null)}
                lastDay={draft.lastDay}
              />
              {needsEmail ? (
                <>
                  <b>{texts.yourEmail}</b>
                  <i>
                    <IconMail aria-hidden="true" />
                    {texts.nameCompanyCom}
                  </i>
                </>
              ) : null}
              {needsCode ? (
                <>
                  <b>{common.accessCode}</b>
                  <i />
                </>
              ) : null}
              {consent === 'NOT_REQUIRED' ? null : (
                <p className={styles['tick']}>
                  <span />
                  {consentLabel(consent, viewer.currentTeam.name, team?.hasPrivacyPolicy === true)}
                </p>
              )}
              <strong>{common.continue}</strong>
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
          ? texts.sharedBy({ name: viewer.currentTeam.name })
          : texts.senderAtTeam({ name, team: viewer.currentTeam.name })}
        {until === null ? null : <span className="dim"> {`· ${texts.untilWhen({ until })}`}</span>}
      </p>
    </div>
  );
}

function consentLabel(
  mode: 'OPTIONAL' | 'REQUIRED',
  team: string,
  hasPrivacyPolicy: boolean,
): string {
  if (mode === 'OPTIONAL') return texts.consentPreview({ team });
  return hasPrivacyPolicy ? texts.acceptPrivacyPreview({ team }) : texts.agreePreview({ team });
}
