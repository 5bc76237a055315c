/** @jsxImportSource preact */
import { useId } from 'preact/hooks';
import { callEdge } from '../../edge/edge-fetch.ts';
import { Field } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { Submit } from '../parts/submit.tsx';
import { textOf } from '../../typed/text-of.ts';
import { generalOf, useForm } from '../parts/use-form.ts';
import { saveOrganization, savedOrganization } from './saved-organization.ts';
import { withNext } from './own-provider.ts';
import type { ProviderName } from './providers.ts';
import { texts } from './texts.ts';

const domains: Record<ProviderName, readonly string[]> = {
  okta: ['okta.com', 'oktapreview.com', 'okta-emea.com'],
  dynamics: ['dynamics.com'],
  egnyte: ['egnyte.com'],
};
const checks: Record<ProviderName, string> = {
  okta: '/api/auth-providers/check',
  dynamics: '/api/auth-providers/check',
  egnyte: '/api/egnyte/domain/check',
};
const parameters: Record<ProviderName, string> = {
  okta: 'domain',
  dynamics: 'crm_hostname',
  egnyte: 'domain',
};

/** Accepts the full host too, for organizations with their own domain. */
function hostOf(provider: ProviderName, subdomain: string, domain: string): string {
  const isWhole =
    subdomain.endsWith(`.${domain}`) || (provider !== 'dynamics' && /[.:]/.test(subdomain));
  return isWhole ? subdomain : `${subdomain}.${domain}`;
}

type OrganizationFormProps = { provider: ProviderName; next: string; go: (path: string) => void };

/** Asks where an organization is with its provider (accounts §2), and remembers it. */
export function OrganizationForm({ provider, next, go }: OrganizationFormProps) {
  const saved = savedOrganization(provider);
  const id = useId();
  const { form, isBusy, problem, messages } = useForm(async (given) => {
    const [subdomain, domain] = [textOf(given, 'domain'), textOf(given, 'of')];
    const host = hostOf(provider, subdomain, domain);
    await callEdge(
      `${checks[provider]}?${new URLSearchParams({ provider, domain: host }).toString()}`,
    );
    saveOrganization(provider, { subdomain, domain });
    go(
      withNext(
        `/login/${provider}?${new URLSearchParams({ [parameters[provider]]: host }).toString()}`,
        next,
      ),
    );
  });
  const general = generalOf(problem, ['domain']);
  const [only = ''] = domains[provider];
  return (
    <form {...form} noValidate>
      {general && (
        <Note isBad title={texts.couldntCheckThis}>
          {general.message}
        </Note>
      )}
      <Field
        name="domain"
        label={texts.subdomain}
        autoComplete="off"
        isRequired
        isFirst
        description={texts.orYourOrganizationsFullHost}
        start={saved?.subdomain ?? ''}
        placeholder={provider === 'dynamics' ? texts.acmeCrm4 : texts.acme}
        problem={messages['domain']}
      />
      {domains[provider].length === 1 && provider === 'dynamics' ? (
        <Field
          name="of"
          label={texts.domain}
          autoComplete="off"
          isRequired
          isReadOnly
          start={only}
        />
      ) : (
        <div class="field">
          <label for={id}>{texts.domain}</label>
          <div class="input">
            <select id={id} name="of" required>
              {domains[provider].map((domain) => (
                <option key={domain} value={domain} selected={domain === (saved?.domain ?? only)}>
                  {domain}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
      <Submit isBusy={isBusy}>{texts.continue}</Submit>
    </form>
  );
}
