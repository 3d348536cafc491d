import { PayPalButtons, PayPalScriptProvider } from '@paypal/react-paypal-js';
import { SkeletonBlock } from '@souk/ui';
import { useEffect } from 'react';
import { usePaypalScript } from '../paypal/paypal-script';
import type { ExpressSource } from './express-source';
import { usePaypalExpress } from './use-paypal-express';

type Props = { source: ExpressSource; onAway: () => void; onPlacing: (isPlacing: boolean) => void };

const look = { layout: 'horizontal', label: 'checkout', height: 48, tagline: false } as const;

/** PayPal's own button. What cannot be loaded is not offered. */
export function PaypalExpress({ source, onAway, onPlacing }: Props) {
  const { options, isPending } = usePaypalScript();
  const { handlers, isPlacing } = usePaypalExpress(source);
  const isAway = !isPending && !options;
  useEffect(() => {
    if (isAway) onAway();
  }, [isAway, onAway]);
  useEffect(() => onPlacing(isPlacing), [isPlacing, onPlacing]);
  if (!options) return <SkeletonBlock $height="48px" />;
  return (
    <PayPalScriptProvider options={options}>
      <PayPalButtons fundingSource="paypal" style={look} {...handlers} />
    </PayPalScriptProvider>
  );
}
