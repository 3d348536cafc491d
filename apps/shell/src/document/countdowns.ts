import { storeNowMs } from '@souk/state';
import { partsOf } from '@souk/ui';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Ticks every countdown of the page each second, until React does. */
export const tickCountdowns = (): void => {
  const timers = document.querySelectorAll<HTMLElement>('[data-ends-at]');
  if (timers.length === 0) return;
  const tick = () => {
    if (document.documentElement.hasAttribute('data-hydrated')) return clearInterval(clock);
    for (const timer of timers) {
      const left = partsOf(Math.max(0, new Date(timer.dataset['endsAt'] ?? 0).getTime() - storeNowMs()));
      timer.querySelectorAll('b').forEach((figure, at) => {
        const unit = units[at];
        if (unit) figure.textContent = String(left[unit]).padStart(2, '0');
      });
    }
  };
  const clock = setInterval(tick, 1_000);
  tick();
};
