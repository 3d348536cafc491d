import { reviewerName } from './reviewer-name';

test.each([
  ['Tom King', 'Tom K.'],
  ['Tom K., Lyon', 'Tom K., Lyon'],
  ['Marie-Claire de la Tour', 'Marie-Claire D. L. T.'],
  ['  Élodie   ', 'Élodie'],
  ['tom.king@example.com', 'tom.king'],
  ['', ''],
])('[CALL-22] a review by %j is signed %j', (nickname, shown) => {
  expect(reviewerName(nickname)).toBe(shown);
});
