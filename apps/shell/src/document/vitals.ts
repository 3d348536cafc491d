import type { PageBoot } from '../app/boot';
import { whenAtRest } from './needs';

/** Measures this visit if it is one of the sample: a script of its own is fetched once the page is at rest, by no other visit. */
export const measureVitals = ({ vitals }: Pick<PageBoot, 'vitals'>, random = Math.random): void => {
  if (!vitals || random() >= vitals.share) return;
  void whenAtRest().then(() => {
    const script = document.createElement('script');
    script.src = vitals.href;
    document.head.append(script);
  });
};
