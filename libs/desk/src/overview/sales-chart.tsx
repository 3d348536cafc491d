import type { DayFigures } from '@souk/contract/desk';
import { formatDate, useLocale, useMoney, useT } from '@souk/i18n';
import { BarChart } from './bar-chart';

/** Sales of each day as bars. */
export function SalesChart({ days }: { days: readonly DayFigures[] }) {
  const t = useT();
  const money = useMoney();
  const { locale } = useLocale();
  const dayText = (day: string) => formatDate(day, locale, 'weekday');
  const bars = days.map(({ day, salesCents, orders }) => ({
    id: day,
    value: salesCents,
    name: t('desk.figures.bar', { day: dayText(day), amount: money(salesCents / 100), orders }),
  }));
  return (
    <BarChart
      label={t('desk.figures.chart')}
      bars={bars}
      amountText={(cents) => money(cents / 100)}
      ends={[dayText(days[0]?.day ?? ''), dayText(days.at(-1)?.day ?? '')]}
    />
  );
}
