/** @jsxImportSource preact */
import { useLazy } from '../ui/lazy.ts';
import type { SharedLink } from '../shared-link.ts';
import { gateFieldsOf, type GatePageProps } from './gate-fields.ts';

/** Whether anything is asked before the document. */
export function isGatedLink(link: SharedLink): boolean {
  return gateFieldsOf(link) !== null || gateFormOf(link) !== null;
}

/** The uuid of the form before the document, once nothing else is asked. */
function gateFormOf(link: SharedLink): string | null {
  return link.pending_gates.includes('form') ? link.gate_form_uuid : null;
}

interface GatesProps extends GatePageProps {
  onSentForm(formUuid: string): void;
}

/** What is asked before the document: the fields of one card, then a form. */
export function Gates({ link, onPassed, onClosed, onSentForm }: GatesProps) {
  const hasFields = gateFieldsOf(link) !== null;
  const formUuid = gateFormOf(link);
  const Gate = useLazy(hasFields, () =>
    import('./gate-page.tsx').then((loaded) => loaded.GatePage),
  );
  const FormGate = useLazy(!hasFields, () =>
    import('./form-gate.tsx').then((loaded) => loaded.FormGate),
  );
  if (hasFields) return Gate && <Gate {...{ link, onPassed, onClosed }} />;
  if (!FormGate || formUuid === null) return null;
  return (
    <FormGate
      formUuid={formUuid}
      hitUuid={link.hit_uuid}
      onSent={(hitUuid, isAgain) => {
        if (!isAgain) onSentForm(formUuid);
        void onPassed({ hitUuid: hitUuid ?? link.hit_uuid, consent: null });
      }}
    />
  );
}
