import { saveReturnPath, takeReturnPath } from './return-path';

const key = 'storeLoginRedirectTo';

test('[LOGIN-08] the path stands under storeLoginRedirectTo and is used once', () => {
  saveReturnPath('/users/order_list?type=1');
  saveReturnPath('/callback?code=1');
  expect(sessionStorage.getItem(key)).toBe('/users/order_list?type=1');
  expect(takeReturnPath()).toBe('/users/order_list?type=1');
  expect(takeReturnPath()).toBe('/');
});

test.each([
  ['/product/linen-shirt?Color=Blue#reviews', '/product/linen-shirt?Color=Blue#reviews'],
  ['/order/order_confirm?preOrderNo=1', '/order/order_confirm?preOrderNo=1'],
  ['https://evil.example/', '/'],
  ['//evil.example/path', '/'],
  ['/\\evil.example', '/'],
  ['\t//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/logout', '/'],
  ['/callback?code=1', '/'],
  ['/admin/callback?code=1', '/'],
  ['/sell/logout', '/'],
  ['/sell/5/orders', '/sell/5/orders'],
])('[LOGIN-08] whatever was stored, after sign-in %j leads to %s', (stored, path) => {
  sessionStorage.setItem(key, stored);
  expect(takeReturnPath()).toBe(path);
});
