import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from './empty-state.tsx';
import { Page } from '../page.tsx';
import { texts } from './texts.ts';

type NotFoundProps = {
  what?: string;
  children?: string;
  /** The heading level: `h2` within a page that has its own. */
  level?: 'h1' | 'h2';
  /** The list to go to. */
  list?: { path: string; label: string };
};

const content = { path: '/content', label: texts.goToContent };

export function NotFound({
  what = texts.pageNotFound,
  children = texts.mayBeMoved,
  level = 'h1',
  list = content,
}: NotFoundProps) {
  return (
    <Page title={texts.notFound}>
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
