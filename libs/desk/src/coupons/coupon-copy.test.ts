import type { DeskCoupon } from '@souk/contract/desk';
import { couponCopyOf, couponValuesOf } from './coupon-values';

const coupon: DeskCoupon = {
  id: 7,
  version: 3,
  name: 'Spring ten',
  merchantName: null,
  moneyCents: 1000,
  minCents: 5000,
  scope: 'all',
  total: 200,
  received: 5,
  used: 2,
  receiveEnds: '2026-05-04T10:00:00.000Z',
  state: 'over',
  nameEn: 'Spring ten',
  nameFr: 'Dix au printemps',
  productIds: [],
  products: [],
  categoryId: null,
  receiveStarts: '2026-04-04T10:00:00.000Z',
  useStarts: null,
  useEnds: '2026-06-04T10:00:00.000Z',
  days: null,
};

const place = { zone: 'Europe/Paris', locale: 'fr' };

test('[DESK-12] a copy has the terms of the coupon, and none of its days', () => {
  expect(couponCopyOf(coupon, place)).toEqual({
    ...couponValuesOf(coupon, place),
    receiveStarts: '',
    receiveEnds: '',
    useStarts: '',
    useEnds: '',
  });
  expect(couponCopyOf(coupon, place)).toMatchObject({
    nameEn: 'Spring ten',
    money: '10,00',
    total: '200',
    validity: 'window',
  });
});
