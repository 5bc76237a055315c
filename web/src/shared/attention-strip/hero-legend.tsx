import { legend } from './heat.ts';
import styles from './hero.module.css';
import { texts } from './texts.ts';

export function HeroLegend() {
  return (
    <div className={styles['legend']} aria-hidden="true">
      {legend.map((word, heat) => (
        <span key={word}>
          <i className={styles[`h${heat}`]} />
          {word}
        </span>
      ))}
      <span>
        <i className={styles['now']} />
        {texts.beingReadNow}
      </span>
    </div>
  );
}
