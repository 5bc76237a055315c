import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Nothing } from './nothing.tsx';
import { Page } from './page.tsx';

export function NotFound({ what = 'There is no page at this address', children = 'It may have been moved or deleted, or the address is not complete.' }: { what?: string; children?: string }) {
  return <Page title="Not found"><Nothing title={what} action={<Button mt={16} component={Link} to="/content">To the content</Button>}>{children}</Nothing></Page>;
}
