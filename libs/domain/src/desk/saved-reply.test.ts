import { fillReply, openPlace } from './saved-reply';

describe('[DESK-42] a saved reply', () => {
  test.each([
    ['Hello {name}, order {order} left.', { name: 'Sam', orderNo: 'PT1' }, 'Hello Sam, order PT1 left.', undefined],
    ['Hello {name}, order {order} left.', { name: '', orderNo: 'PT1' }, 'Hello, order PT1 left.', undefined],
    ['Bonjour\u00a0{name},', { name: 'Léa', orderNo: null }, 'Bonjour\u00a0Léa,', undefined],
    [
      '{name}, {order} and {order}',
      { name: '$& {order}', orderNo: null },
      '$& {order}, {order} and {order}',
      '{order}',
    ],
    ['No {place} of ours', { name: 'Sam', orderNo: 'PT1' }, 'No {place} of ours', undefined],
  ])('%s', (text, values, filled, open) => {
    expect(fillReply(text, values)).toBe(filled);
    expect(openPlace(filled)).toBe(open);
  });
});
