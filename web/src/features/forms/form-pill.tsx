import styles from '../../ui/parts.module.css';
import { texts } from './texts.ts';

export function FormPill({ isPublished }: { isPublished: boolean }) {
  return (
    <span className={styles['pill']} data-look={isPublished ? 'active' : 'draft'}>
      {isPublished ? texts.published : texts.draft}
    </span>
  );
}
