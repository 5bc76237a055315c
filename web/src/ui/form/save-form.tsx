import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useSubmit } from '../hooks/use-submit.ts';
import { FormProblem } from './form-problem.tsx';
import { LeaveGuard } from './leave-guard.tsx';

/** A form that can be saved once something has changed. */
export function useSaveForm(save: (form: FormData) => Promise<void>) {
  const [isDirty, setIsDirty] = useState(false);
  const submitted = useSubmit(async (form) => {
    await save(form);
    setIsDirty(false);
  });
  return { ...submitted, isDirty, touch: () => setIsDirty(true) };
}

type SaveFormProps = {
  form: ReturnType<typeof useSaveForm>;
  className: string | undefined;
  children: ReactNode;
};

/** The fields, the form's error and the save button. */
export function SaveForm({ form, className, children }: SaveFormProps) {
  const { submit, isBusy, problem, messages, isDirty, touch } = form;
  return (
    <form className={className} onSubmit={submit} onChange={touch} noValidate>
      {Object.keys(messages).length === 0 ? <FormProblem problem={problem} /> : null}
      {children}
      {isDirty ? <LeaveGuard /> : null}
      <div>
        <Button type="submit" variant="filled" loading={isBusy} disabled={!isDirty}>
          Save
        </Button>
      </div>
    </form>
  );
}
