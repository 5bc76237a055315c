import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Nothing } from './nothing.tsx';
import { Page } from './page.tsx';

export function NotFound({ what = 'There is no page at this address', children = 'It may have been moved or deleted, or the address is not complete.', level = 'h1' }: { what?: string; children?: string; /** Of its heading: `h2` within a page that has its own. */ level?: 'h1' | 'h2' }) {
  return <Page title="Not found"><Nothing level={level} title={what} action={<Button mt={16} component={Link} to="/content">To the content</Button>}>{children}</Nothing></Page>;
}
