import { useLocale } from '@souk/i18n';
import { periodText } from '@souk/i18n/period';
import { useSyncExternalStore } from 'react';

/**
 * Writes periods in the shopper's own time zone. A page that the server made is the same for everybody: until the application is there it
 * tells the time in UTC, and says so.
 * @returns `(start, end)` as text; without a start, the end alone
 */
export const usePeriodText = () => {
  const { locale } = useLocale();
  const zone = useSyncExternalStore(subscribe, ownZone, serverZone);
  return (start: string | null, end: string): string => periodText(start, end, { locale, zone });
};

const subscribe = () => () => undefined;
const ownZone = (): string | undefined => undefined;
const serverZone = (): string | undefined => 'UTC';
