import { Button } from '@mantine/core';

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
    <nav className={className} aria-label="Pages">
      <Button size="xs" disabled={page <= 1} onClick={() => onPage(String(page - 1))}>
        Previous
      </Button>
      <Button
        size="xs"
        disabled={page * pageSize >= total}
        onClick={() => onPage(String(page + 1))}
      >
        Next
      </Button>
    </nav>
  );
}
