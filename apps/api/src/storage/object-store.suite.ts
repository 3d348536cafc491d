import { bytesOf } from './layered-store';
import { mostObjectBytes, type ObjectKey, type ObjectStore } from './object-store';

/** What every store of objects must do. @param open a store that may hold objects of other tests */
export const objectStoreSuite = (open: () => ObjectStore) => {
  const name = (ending = 'webp'): ObjectKey => `private/uploads/${process.pid}-${(count += 1)}.${ending}`;
  let count = 0;
  const read = async (key: ObjectKey) => {
    const found = await open().get(key);
    return found && { bytes: found.bytes, data: await bytesOf(found) };
  };

  test('what was stored is read as it was, byte for byte, and says its size', async () => {
    const data = Buffer.from(Array.from({ length: 70_000 }, (_, n) => n % 256));
    const key = name();
    await open().put(key, data);
    const found = await read(key);
    expect(found?.bytes).toBe(70_000);
    expect(found?.data.equals(data)).toBe(true);
  });

  test('an object under a key that is taken takes its place', async () => {
    const key = name('txt');
    await open().put(key, Buffer.from('first'));
    await open().put(key, Buffer.from('second one'));
    expect(await read(key)).toEqual({ bytes: 10, data: Buffer.from('second one') });
  });

  test('what is not there is null, and can be removed', async () => {
    expect(await read(name())).toBeNull();
    await expect(open().remove(name())).resolves.toBeUndefined();
  });

  test('what was removed is gone', async () => {
    const key = name();
    await open().put(key, Buffer.from('x'));
    await open().remove(key);
    expect(await read(key)).toBeNull();
  });

  test('many at once come back each as its own', async () => {
    const keys = Array.from({ length: 20 }, () => name('txt'));
    await Promise.all(keys.map((key) => open().put(key, Buffer.from(key))));
    const found = await Promise.all(keys.map(async (key) => String((await read(key))?.data)));
    expect(found).toEqual(keys);
  });

  test('an object that is too large is refused before it travels', async () => {
    const key = name();
    await expect(open().put(key, Buffer.alloc(mostObjectBytes + 1))).rejects.toThrow('is too large');
    expect(await read(key)).toBeNull();
  });

  test.each([
    '../secret',
    'private/../x',
    'private//x',
    'other/x',
    'private/X',
    'private/a b',
    'private/.x',
    'private',
  ])('%s is no key', async (key) => {
    const wrong = key as ObjectKey; // what a mistake would make of it
    await expect(open().put(wrong, Buffer.from('x'))).rejects.toThrow('no key of an object');
    await expect(open().get(wrong)).rejects.toThrow('no key of an object');
    await expect(open().remove(wrong)).rejects.toThrow('no key of an object');
  });
};
