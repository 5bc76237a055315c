/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { checkHit } from '../telemetry/presence.ts';
import type { SharedLink } from '../shared-link.ts';
import { SentBy, TeamMark } from '../ui/team-mark.tsx';
import { gateFieldsOf, type GatePageProps } from './gate-fields.ts';
import { GateForm } from './gate-form.tsx';
import { DigitsForm } from './digits-form.tsx';
import { mailedCode } from './mailed-code.ts';
import '../styles/form.css';
import './gate.css';
import { dateText, text } from '../texts/texts.ts';

/** The gate before the document: one card for all fields, a second for mailed digits. */
export function GatePage({ link, onPassed, onClosed }: GatePageProps) {
  const [mailed] = useState(mailedCode);
  const [email, setEmail] = useState(mailed?.email ?? link.hit.email);
  const [isChangingEmail, setIsChangingEmail] = useState(false);
  useLayoutEffect(() => setIsChangingEmail(false), [link]);
  useEffect(() => void checkHit(link.hit_uuid).then((blocked) => blocked && onClosed(blocked)), []);
  const fields = gateFieldsOf(link);
  const isDigits =
    fields !== null && (fields.emailCode || (fields.email && mailed !== null)) && !isChangingEmail;
  const formFields =
    fields && isChangingEmail
      ? { ...fields, email: true, emailCode: false, accessCode: false, consent: null }
      : fields;
  return (
    <div class="gate">
      <main class="gate-card">
        <p class="team">
          <TeamMark team={link.team} />
        </p>
        {isDigits ? (
          <DigitsForm
            link={link}
            email={email}
            mailed={mailed?.code ?? null}
            onPassed={onPassed}
            onClosed={onClosed}
            onOtherEmail={() => setIsChangingEmail(true)}
          />
        ) : (
          <>
            <h1 dir="auto">{link.presentation.name}</h1>
            <SentBy link={link} note={whatItIs(link)} />
            {formFields && (
              <GateForm
                link={link}
                asked={formFields}
                email={email}
                onEmail={setEmail}
                onPassed={onPassed}
                onClosed={onClosed}
              />
            )}
          </>
        )}
      </main>
      <footer class="gate-foot">
        <span>{text('noCookies')}</span>
        <span>{text('sentWithLectern')}</span>
      </footer>
    </div>
  );
}

function whatItIs({ page_count: pages, hit, expires_at: expiresAt }: SharedLink): string {
  const notes = [
    pages > 0 && text('pageCount', { count: pages }),
    hit.email && text('forRecipient', { email: hit.email }),
    expiresAt && text('availableUntil', { date: dateText(expiresAt) }),
  ];
  return notes.filter(Boolean).join(' · ');
}
