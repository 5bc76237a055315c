import { Link } from 'react-router';
import type { FolderNodeFragment } from '../gql/graphql.ts';
import { useFolders } from './folders-context.ts';
import styles from './folders.module.css';
import { texts } from './texts.ts';

/** The way to a folder, on phones as on desks. */
export function FolderCrumbs({ folder }: { folder: FolderNodeFragment }) {
  const { tree } = useFolders();
  return (
    <nav aria-label={texts.path}>
      <ol className={styles['crumbs']}>
        <li>
          <Link to="/folders">{texts.folders}</Link>
        </li>
        {tree?.pathOf(folder.id).map(({ id, name }) => (
          <li key={id}>
            <Link to={`/folders/${id}`} className="cut" dir="auto" title={name}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
