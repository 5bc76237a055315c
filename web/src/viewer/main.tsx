/** @jsxImportSource preact */
import { render } from 'preact';
import { App } from './app.tsx';
import { gateFieldsOf } from './gate/gate-fields.ts';
import { remembered } from './unavailable/remembered.ts';
import { readInlinedVisit, requestLink, type LinkAnswer } from './shared-link.ts';
import { text } from './texts/texts.ts';
import './styles/viewer.css';

// Letters, digits and hyphens; anything else is invalid.
const token = location.pathname.split('/')[2] ?? '';

/** After a reload the passed visit continues, so the gates do not ask again. */
async function resume(answer: LinkAnswer): Promise<LinkAnswer> {
  const before = remembered();
  if (
    answer.kind !== 'open' ||
    !before ||
    before.linkId !== answer.link.id ||
    !gateFieldsOf(answer.link)
  )
    return answer;
  const renewed = await requestLink(token, before.hitUuid);
  if (renewed.kind !== 'open') return answer;
  return {
    kind: 'open',
    link: {
      ...renewed.link,
      hit: { ...renewed.link.hit, consent: renewed.link.hit.consent ?? before.consent },
    },
  };
}

const opened = await resume(readInlinedVisit(document) ?? (await requestLink(token)));
document.body.dataset['print'] = text('printWithButton');
const root = document.getElementById('viewer');
if (root) render(<App opened={opened} token={token} />, root);
