import { IconClock, IconFileArrowRight, IconKey, IconMailCheck, IconSignature, IconUserCheck } from '@tabler/icons-react';
import type { LinkItemFragment } from '../../gql/graphql.ts';
import styles from './links.module.css';

type Guarded = Pick<LinkItemFragment, 'isForRecipientsOnly' | 'hasAccessCode' | 'consentMode' | 'expiresAt' | 'isDirect'>;

/** What stands between a link and whoever has it, as signs with their words. */
export function LinkSigns({ link: { isForRecipientsOnly, hasAccessCode, consentMode, expiresAt, isDirect } }: { link: Guarded }) {
  const signs = [
    ...(isForRecipientsOnly ? [['For its recipients only', IconUserCheck], ['They prove their address by a code', IconMailCheck]] as const : []),
    ...(hasAccessCode ? [['Asks for an access code', IconKey]] as const : []),
    ...(consentMode === 'REQUIRED' || consentMode === 'OPTIONAL' ? [[consentMode === 'REQUIRED' ? 'Asks for consent' : 'Asks for consent, and goes on without', IconSignature]] as const : []),
    ...(expiresAt === null ? [] : [[`Expires ${new Date(expiresAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}`, IconClock]] as const),
    ...(isDirect ? [['Goes to the file itself', IconFileArrowRight]] as const : []),
  ];
  if (signs.length === 0) return <span className="dim">Open to all</span>;
  return (
    <span className={styles['signs']}>
      {signs.map(([word, Icon]) => <span key={word} title={word}><Icon aria-hidden="true" /><span className="sr">{word}</span></span>)}
    </span>
  );
}
