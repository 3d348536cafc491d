import { mayMove } from './may-move';

afterEach(() => jest.restoreAllMocks());

test.each([
  [false, true],
  [true, false],
])('[P6] a picture moves unless the system asks for stillness: asked %s, moves %s', (matches, moves) => {
  const asked = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList); // no other part is read
  expect(mayMove()).toBe(moves);
  expect(asked).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
});
