import { picturesAlike, picturesFrom } from './pictures';

const images = ['/blue', '/blue-2', '/white', '/sand'];
const colours = ['/blue', '/white', '/sand'];

test('[PP2] a colour has its own picture and those that follow it', () => {
  expect(picturesAlike(images, colours, '/blue')).toEqual(['/blue', '/blue-2']);
  expect(picturesAlike(images, colours, '/white')).toEqual(['/white']);
});

test('[PL9] without pictures of variants all show the same', () =>
  expect(picturesAlike(['/lamp', '/lamp-2'], [], '/lamp')).toEqual(['/lamp', '/lamp-2']));

test('[PP2] the chosen colour comes first, the rest in their order', () => {
  expect(picturesFrom(images, colours, '/white')).toEqual(['/white', '/blue', '/blue-2', '/sand']);
  expect(picturesFrom(images, colours, null)).toEqual(images);
  expect(picturesFrom(images, colours, '/unlisted')).toEqual(['/unlisted', ...images]);
});
