import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from './empty-state.tsx';
import { Page } from '../page.tsx';

type NotFoundProps = {
  what?: string;
  children?: string;
  /** The heading level: `h2` within a page that has its own. */
  level?: 'h1' | 'h2';
  /** The list to go to. */
  list?: { path: string; label: string };
};

const content = { path: '/content', label: 'Go to Content' };

export function NotFound({
  what = 'Page not found',
  children = 'It may have been moved or deleted, or the link is incomplete.',
  level = 'h1',
  list = content,
}: NotFoundProps) {
  return (
    <Page title="Not found">
      <EmptyState
        level={level}
        title={what}
        action={
          <Button mt={16} component={Link} to={list.path}>
            {list.label}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
