import { dayMs } from '@souk/domain';
import { useIntl } from '@souk/i18n';
import { storeNowMs } from '@souk/state';
import { useStoreZone } from './store-time';
import { zonedTime } from './zoned-time';

const hourMs = 3_600_000;

/** How long ago something was: in hours for the first 24 hours, then in days. The exact date and time shows on hover. */
export function Age({ iso }: { iso: string }) {
  const { formatRelativeTime, locale } = useIntl();
  const zone = useStoreZone();
  const ms = Date.parse(iso) - storeNowMs();
  const isDays = Math.abs(ms) >= dayMs;
  return (
    <time dateTime={iso} title={zonedTime(iso, locale, zone)} suppressHydrationWarning>
      {formatRelativeTime(Math.trunc(ms / (isDays ? dayMs : hourMs)), isDays ? 'day' : 'hour', { numeric: 'auto' })}
    </time>
  );
}
