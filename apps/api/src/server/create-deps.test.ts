import { tellState } from './create-deps';

test('a server beside this one that is reached is no error; one that is not is one, with its reason', () => {
  const told: string[] = [];
  const tell = tellState('object storage is', {
    onError: ({ message }) => told.push(`error: ${message}`),
    onReached: (sentence) => told.push(sentence),
  });
  tell('ready', '');
  tell('not reached', '403 AccessDenied');
  tell('ready', '');
  expect(told).toEqual([
    'object storage is ready',
    'error: object storage is not reached: 403 AccessDenied',
    'object storage is ready',
  ]);
});
