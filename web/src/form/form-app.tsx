/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { requestResponse } from './calls.ts';
import type { Form, Response } from './form.ts';
import { FormView } from './form-view.tsx';
import { keptResponse, keepResponse } from './kept-response.ts';
import type { Text } from './texts/texts.ts';

type State =
  | { kind: 'loading' }
  | { kind: 'filling'; before: Response | null }
  | { kind: 'sent'; uuid: string };

/** A form on a page of its own. @param responseUuid from the URL of a mail */
export function FormApp({
  form,
  responseUuid,
  text,
}: {
  form: Form | null;
  responseUuid: string | null;
  text: Text;
}) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const sent = useRef<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = async (uuid: string | null) => {
    const before = uuid === null ? null : await requestResponse(uuid);
    sent.current = before?.uuid ?? null;
    setState(
      before?.status === 'Complete' && responseUuid === null
        ? { kind: 'sent', uuid: before.uuid }
        : { kind: 'filling', before },
    );
  };
  useEffect(() => {
    if (form) void open(responseUuid ?? keptResponse(form.uuid));
  }, []);
  useLayoutEffect(() => {
    if (state.kind === 'sent') heading.current?.focus();
  }, [state.kind]);
  if (!form)
    return (
      <main class="form-card">
        <h1>{text('loadFailed')}</h1>
      </main>
    );
  if (state.kind === 'sent')
    return (
      <main class="form-card">
        <h1 tabIndex={-1} ref={heading} dir="auto">
          {form.thanks ?? text('thanks')}
        </h1>
        <p>
          <button
            type="button"
            class="form-secondary"
            onClick={() => {
              void requestResponse(state.uuid).then((before) =>
                setState({ kind: 'filling', before }),
              );
            }}
          >
            {text('changeAnswers')}
          </button>
        </p>
        <Foot text={text} />
      </main>
    );
  return (
    <main class="form-card">
      <h1 dir="auto">{form.title}</h1>
      {form.introduction && (
        <p class="form-introduction" dir="auto">
          {form.introduction}
        </p>
      )}
      {state.kind === 'filling' && (
        <FormView
          form={form}
          before={state.before}
          hitUuid={null}
          text={text}
          onStarted={(uuid) => {
            sent.current = uuid;
            keepResponse(form.uuid, uuid);
          }}
          onSent={() => setState({ kind: 'sent', uuid: sent.current ?? '' })}
        />
      )}
      <Foot text={text} />
    </main>
  );
}

function Foot({ text }: { text: Text }) {
  return <p class="form-foot">{text('sentWithLectern')}</p>;
}
