import type { Meta } from '@storybook/react-vite';
import { Badge } from '../badge/badge';
import { Stack } from '../layout/wrapper';
import { story, type Say } from '../testing/story';
import { Price, PriceBefore, PriceNow, PriceOld, PriceRoom } from './price';

export default { title: 'UI/Price', component: Price } satisfies Meta;

const money = (say: Say, amount: string) => say(`$${amount}`, `${amount.replace('.', ',')} $US`);

const reduced = (say: Say, size: 'card' | 'page') => (
  <PriceRoom>
    <Price $size={size}>
      <PriceNow $isSale>{money(say, '60.00')}</PriceNow>
      <PriceBefore>
        <PriceOld>{money(say, '80.00')}</PriceOld>
        <Badge $tone="sale">{say('25% off', '-25 %')}</Badge>
      </PriceBefore>
    </Price>
  </PriceRoom>
);

export const OnACard = story((say) => (
  <div style={{ width: 220 }}>
    <Stack>
      <Price>
        <PriceNow>{money(say, '48.00')}</PriceNow>
      </Price>
      {reduced(say, 'card')}
    </Stack>
  </div>
));

export const OnAPage = story((say) => reduced(say, 'page'));
