import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSubmit } from '../hooks/use-submit.ts';
import { FormProblem } from './form-problem.tsx';
import { Unsaved } from './leave-guard.tsx';
import { common } from '../../texts/common.ts';

const contentOf = (form: FormData) =>
  JSON.stringify(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

/** A form that can be saved while it differs from what was saved. */
export function useSaveForm(save: (form: FormData) => Promise<void>) {
  const element = useRef<HTMLFormElement>(null);
  const saved = useRef<string | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [touches, setTouches] = useState(0);
  const touch = () => setTouches((before) => before + 1);
  // After rendering: only then do all fields have their new value.
  useEffect(() => {
    if (element.current === null) return;
    const content = contentOf(new window.FormData(element.current));
    saved.current ??= content;
    setIsDirty(content !== saved.current);
  }, [touches]);
  const submitted = useSubmit(async (form) => {
    await save(form);
    saved.current = contentOf(form);
    touch();
  });
  return { ...submitted, element, isDirty, touch };
}

type SaveFormProps = {
  form: ReturnType<typeof useSaveForm>;
  className: string | undefined;
  children: ReactNode;
};

/** The fields, the form's error and the save button. */
export function SaveForm({ form, className, children }: SaveFormProps) {
  const { submit, isBusy, problem, messages, isDirty, touch, element } = form;
  return (
    <form ref={element} className={className} onSubmit={submit} onChange={touch} noValidate>
      {Object.keys(messages).length === 0 ? <FormProblem problem={problem} /> : null}
      {children}
      {isDirty ? <Unsaved /> : null}
      <div>
        <Button type="submit" variant="filled" loading={isBusy} disabled={!isDirty}>
          {common.save}
        </Button>
      </div>
    </form>
  );
}
