/** @jsxImportSource preact */
import { languageOf } from '@lectern/schemas/text/languages.ts';
import { useEffect, useState } from 'preact/hooks';
import { requestForm, requestResponse, saveResponse } from '../../form/calls.ts';
import type { Form, Response } from '../../form/form.ts';
import { FormView } from '../../form/form-view.tsx';
import { keepResponse, keptResponse } from '../../form/kept-response.ts';
import { formTexts } from '../../form/texts/all.ts';
import { textOf } from '../../form/texts/texts.ts';
import './gate.css';

interface LinkFormProps {
  formUuid: string;
  hitUuid: string;
  /** `isAgain`: it was sent in an earlier visit, and only passes the gate. */
  onSent(hitUuid: string | null, isAgain?: boolean): void;
}

type Loaded = { form: Form; before: Response | null } | 'loading' | 'failed';

function useFormOfLink({ formUuid, hitUuid, onSent }: LinkFormProps, isPassedAgain: boolean) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const load = async () => {
    setLoaded('loading');
    const kept = keptResponse(formUuid);
    const [form, before] = await Promise.all([
      requestForm(formUuid),
      kept === null ? null : requestResponse(kept),
    ]);
    if (form && before?.status === 'Complete' && isPassedAgain) {
      // This browser has sent it in an earlier visit.
      const again = { uuid: before.uuid, isStarted: true, answers: {}, isComplete: true, hitUuid };
      const outcome = await saveResponse(form, again);
      if (outcome.kind === 'saved') return onSent(outcome.hitUuid, true);
    }
    setLoaded(form ? { form, before } : 'failed');
  };
  useEffect(() => void load(), []);
  return { loaded, load };
}

const language = () => languageOf(document.documentElement.lang) ?? 'en';
const formText = () => textOf(document.documentElement.lang || 'en', formTexts[language()]);

/** The form before the pages of a document. */
export function FormGate(props: LinkFormProps) {
  const { loaded, load } = useFormOfLink(props, true);
  if (loaded === 'loading') return null;
  return (
    <div class="gate">
      <main class="gate-card">
        {loaded === 'failed' ? (
          <LoadFailure onRetry={() => void load()} />
        ) : (
          <>
            <h1 dir="auto">{loaded.form.title}</h1>
            {loaded.form.introduction && <p dir="auto">{loaded.form.introduction}</p>}
            <FormView
              {...loaded}
              hitUuid={props.hitUuid}
              text={formText()}
              onStarted={(uuid) => keepResponse(props.formUuid, uuid)}
              onSent={props.onSent}
            />
          </>
        )}
      </main>
    </div>
  );
}

/** The form on the end card. */
export function EndForm(props: LinkFormProps) {
  const { loaded, load } = useFormOfLink(props, false);
  const [isSent, setIsSent] = useState(false);
  if (loaded === 'loading') return null;
  if (loaded === 'failed') return <LoadFailure onRetry={() => void load()} />;
  if (isSent)
    return (
      <p role="status" dir="auto">
        {loaded.form.thanks ?? formText()('thanks')}
      </p>
    );
  return (
    <section aria-label={loaded.form.title}>
      <h3 dir="auto">{loaded.form.title}</h3>
      {loaded.form.introduction && <p dir="auto">{loaded.form.introduction}</p>}
      <FormView
        {...loaded}
        hitUuid={props.hitUuid}
        text={formText()}
        onStarted={(uuid) => keepResponse(props.formUuid, uuid)}
        onSent={(hitUuid) => {
          setIsSent(true);
          props.onSent(hitUuid);
        }}
      />
    </section>
  );
}

function LoadFailure({ onRetry }: { onRetry(): void }) {
  return (
    <>
      <p role="alert">{formText()('loadFailed')}</p>
      <p>
        <button class="secondary" type="button" onClick={onRetry}>
          {formText()('tryAgain')}
        </button>
      </p>
    </>
  );
}
