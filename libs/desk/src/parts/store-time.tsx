import { useIntl } from '@souk/i18n';
import { TextField } from '@souk/ui';
import { type ComponentProps, use } from 'react';
import { DeskContext } from './use-desk';
import { isOwnZone, type MomentLook, utcTime, zonedTime } from './zoned-time';

/** The time zone in which the desks tell and take times: the store's. Outside a desk the reader's own. */
export const useStoreZone = (): string =>
  use(DeskContext)?.self.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment (ISO 8601), or its day alone, by the store's clock, which is named where the reader's own shows another hour; UTC shows on hover. Days that are no moments (`2026-11-24`) are told by DateText. */
export function StoreTime({ iso, look }: { iso: string; look?: MomentLook }) {
  const { locale } = useIntl();
  return (
    <time dateTime={iso} title={utcTime(iso, locale)}>
      {zonedTime(iso, locale, useStoreZone(), look)}
    </time>
  );
}

/** A field for a moment by the store's clock; says which that is where the reader's own shows another hour. */
export function StoreTimeField({ hint, ...field }: ComponentProps<typeof TextField>) {
  const { formatMessage } = useIntl();
  const zone = useStoreZone();
  const whose = isOwnZone(zone, new Date()) ? null : formatMessage({ id: 'desk.storeZone' }, { zone });
  return <TextField {...field} type="datetime-local" hint={[hint, whose].filter(Boolean).join(' · ') || undefined} />;
}
