import { useT } from '@souk/i18n';
import { useNavigation } from '@souk/router';
import { ProgressBar } from '@souk/ui';
import { useMinimumDuration } from './use-minimum-duration';

/** The bar at the top while the next page is on its way. Source: LAYOUT-10. */
export function NavProgress() {
  const t = useT();
  return <ProgressBar isActive={useMinimumDuration(useNavigation().state !== 'idle')} label={t('word.loading')} />;
}
