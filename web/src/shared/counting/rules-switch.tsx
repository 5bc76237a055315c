import { Switch } from '@mantine/core';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import { texts } from './texts.ts';

/** Whether figures are shown by both counting rules; the URL has it. */
export function useComparesRules(): boolean {
  return useUrlParams().params.get('rules') === 'both';
}

/** Shows the figures by the earlier counting rules beside the current ones. */
export function RulesSwitch() {
  const { chosen, change } = useUrlParams();
  return (
    <Switch
      size="xs"
      label={texts.compareCountingRules}
      checked={chosen.get('rules') === 'both'}
      onChange={({ currentTarget: { checked } }) => change('rules', checked ? 'both' : null)}
    />
  );
}
