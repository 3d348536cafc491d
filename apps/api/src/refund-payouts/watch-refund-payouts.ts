import { Gauge, type Registry } from 'prom-client';
import { stuck } from './refund-payouts.repository';

/** Money that is owed back and did not go yet although it was tried. Anything above nothing is worth a look. */
export const watchRefundPayouts = (registry: Registry, now: () => Date) => {
  const watch = (name: `souk_${string}`, help: string, pick: (found: Awaited<ReturnType<typeof stuck>>) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(pick(await stuck(now())));
      },
    });
  watch(
    'souk_money_back_stuck',
    'Refunds and returned payments whose last try failed; they are tried again',
    ({ count }) => count,
  );
  watch('souk_money_back_oldest_seconds', 'How long the oldest of them waits', ({ oldestSeconds }) => oldestSeconds);
};
