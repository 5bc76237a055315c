import { Switch } from '@mantine/core';
import { RangePicker } from '../../range/range-picker.tsx';
import styles from './presentation.module.css';
import { useFiguresFilter } from './use-figures-filter.ts';

/** Over which days, and with whom. */
export function FiguresTools() {
  const { range, filter, setRange, include } = useFiguresFilter();
  return (
    <div className={styles['tools']}>
      <RangePicker range={range} setRange={setRange} />
      <div>
        <Switch label="Leave out own team" checked={!filter.includeOwnTeam} onChange={({ currentTarget }) => include('team', !currentTarget.checked)} />
        <Switch label="Leave out bots" checked={!filter.includeBots} onChange={({ currentTarget }) => include('bots', !currentTarget.checked)} />
      </div>
    </div>
  );
}
