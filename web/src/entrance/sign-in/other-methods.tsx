/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { providers, type ProviderName } from './providers.ts';
import { texts } from './texts.ts';

type Form = ComponentType<{ provider: ProviderName; next: string; go: (path: string) => void }>;
type OtherMethodsProps = {
  offered: readonly ProviderName[];
  /** Opens this form first. */ chosen: string | null;
  next: string;
  go: (path: string) => void;
};

/** Single sign-on of organizations; one form shows at a time and loads on demand. */
export function OtherMethods({ offered, chosen, next, go }: OtherMethodsProps) {
  const [shown, setShown] = useState<{ provider: ProviderName; Form: Form } | null>(null);
  const show = async (provider: ProviderName) => {
    const { OrganizationForm } = await import('./organization-form.tsx');
    setShown((before) =>
      before?.provider === provider ? null : { provider, Form: OrganizationForm },
    );
  };
  useEffect(() => {
    const provider = offered.find((name) => name === chosen);
    if (provider !== undefined) void show(provider);
  }, []);
  return (
    <section class="organizations" aria-label={texts.signInWithYourOrganization}>
      <p class="hint">{texts.orWithYourOrganization}</p>
      <div class="ways">
        {offered.map((name) => (
          <button
            key={name}
            class="quiet"
            type="button"
            aria-expanded={shown?.provider === name}
            onClick={() => void show(name)}
          >
            {providers[name]}
          </button>
        ))}
      </div>
      {shown && <shown.Form key={shown.provider} provider={shown.provider} next={next} go={go} />}
    </section>
  );
}
