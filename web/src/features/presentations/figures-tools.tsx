import { Switch } from '@mantine/core';
import { RangePicker } from '../../range/range-picker.tsx';
import styles from './presentation.module.css';
import { useFiguresFilter } from './use-figures-filter.ts';

/** Over which days, and with whom. */
export function FiguresTools() {
  const { chosen: { range, withTeam, withBots }, setRange, include } = useFiguresFilter();
  return (
    <div className={styles['tools']}>
      <RangePicker range={range} setRange={setRange} />
      <div>
        <Switch label="With own team" checked={withTeam} onChange={({ currentTarget }) => include('team', currentTarget.checked)} />
        <Switch label="With bots" checked={withBots} onChange={({ currentTarget }) => include('bots', currentTarget.checked)} />
      </div>
    </div>
  );
}
