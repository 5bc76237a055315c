import table from '../../ui/table.module.css';

/** `num` aligns right; `medium` and `large` show only where there is room. */
type Column = readonly [label: string, ...classes: ('num' | 'medium' | 'large')[]];

export function TableHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map(([label, ...classes]) => (
          <th
            key={label}
            scope="col"
            className={classes.map((name) => table[name]).join(' ') || undefined}
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
