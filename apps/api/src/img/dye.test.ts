import sharp from 'sharp';
import { packagePath } from '../package-folder';
import { dyePixels, type Dye, type Pixels } from './dye';

const pixels = async (name: string, width: number): Promise<Pixels> => {
  const image = sharp(packagePath('seed/pictures/products', `${name}.webp`))
    .resize({ width })
    .removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};
const dyed = async (name: string, dye: Dye) => {
  const full = await pixels(name, 320);
  dyePixels(full, await pixels(name, 160), name, dye);
  return full;
};
/** Red, green and blue at a place given as shares of width and height. */
const at = ({ data, width, height }: Pixels, x: number, y: number) => {
  const start = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
  return [...data.subarray(start, start + 3)];
};

test('the thing takes the colour', async () => {
  const [red = 0, green = 0, blue = 0] = at(await dyed('pendant-lamp', 'blue'), 0.5, 0.7);
  expect(blue).toBeGreaterThan(red + 30);
  expect(blue).toBeGreaterThan(green);
});

test('the paper around it keeps its own', async () => {
  const before = at(await pixels('pendant-lamp', 320), 0.1, 0.2);
  expect(at(await dyed('pendant-lamp', 'blue'), 0.1, 0.2)).toEqual(before);
});

test('a picture whose colours are not known stays as it is', async () => {
  expect((await dyed('stool', 'plum')).data.equals((await pixels('stool', 320)).data)).toBe(true);
});
