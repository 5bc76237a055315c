import { RulesSwitch } from '../../../shared/counting/rules-switch.tsx';
import { RangePicker } from '../../../shared/range/range-picker.tsx';
import { InternalVisitsSwitch } from '../../../shared/readers/internal-visits-switch.tsx';
import styles from '../presentation.module.css';
import { useFiguresFilter } from './use-figures-filter.ts';

export function FiguresTools() {
  const {
    chosen: { range, withOthers },
    setRange,
    setWithOthers,
  } = useFiguresFilter();
  return (
    <div className={styles['tools']}>
      <RangePicker range={range} setRange={setRange} />
      <RulesSwitch />
      <InternalVisitsSwitch isOn={withOthers} onChange={setWithOthers} />
    </div>
  );
}
