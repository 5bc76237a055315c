import { Button } from '@mantine/core';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type PageButtonsProps = {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: string) => void;
  className: string | undefined;
};

export function PageButtons({ page, pageSize, total, onPage, className }: PageButtonsProps) {
  if (total <= pageSize) return null;
  return (
    <nav className={className} aria-label={common.pages}>
      <Button size="xs" disabled={page <= 1} onClick={() => onPage(String(page - 1))}>
        {texts.previous}
      </Button>
      <Button
        size="xs"
        disabled={page * pageSize >= total}
        onClick={() => onPage(String(page + 1))}
      >
        {texts.next}
      </Button>
    </nav>
  );
}
