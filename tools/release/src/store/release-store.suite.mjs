/** What every release store must do. @param open a store that may hold objects of other tests */
export const releaseStoreSuite = (open) => {
  let count = 0;
  const name = (ending = 'js') => `remote-${process.pid}/1.0.0-${(count += 1)}/client/entry.${ending}`;
  const text = async (key) => String((await open().read(key))?.bytes);

  test('what was written is read as it was, byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, n) => n % 256));
    const key = name('bin');
    await open().write(key, bytes);
    expect((await open().read(key)).bytes.equals(bytes)).toBe(true);
  });

  test('what is not there is null, and can be removed', async () => {
    expect(await open().read(name())).toBeNull();
    await expect(open().remove(name())).resolves.toBeUndefined();
  });

  test('what has not changed since is not read again', async () => {
    const key = name();
    await open().write(key, 'first');
    const { tag } = await open().read(key);
    expect(await open().read(key, tag)).toBe('same');
    await open().write(key, 'second');
    expect(String((await open().read(key, tag)).bytes)).toBe('second');
  });

  test('an object is created once: who comes second changes nothing and hears so', async () => {
    const key = name();
    expect(await open().replace(key, 'first', null)).toEqual(expect.any(String));
    expect(await open().replace(key, 'second', null)).toBeNull();
    expect(await text(key)).toBe('first');
  });

  test('an object is replaced by whoever knows its tag, and by nobody with an older one', async () => {
    const key = name();
    const first = await open().replace(key, 'first', null);
    const second = await open().replace(key, 'second', first);
    expect(await open().read(key, second)).toBe('same');
    expect(await open().replace(key, 'late', first)).toBeNull();
    expect(await text(key)).toBe('second');
  });

  test('an object that was removed meanwhile is not replaced', async () => {
    const key = name();
    const tag = await open().replace(key, 'first', null);
    await open().remove(key);
    expect(await open().replace(key, 'second', tag)).toBeNull();
    expect(await open().read(key)).toBeNull();
  });

  test('of twenty who replace the same object at once exactly one does', async () => {
    const key = name();
    const tag = await open().replace(key, 'before', null);
    const ends = await Promise.all(Array.from({ length: 20 }, (_, n) => open().replace(key, `writer ${n}`, tag)));
    const winners = ends.flatMap((end, n) => (end ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(await text(key)).toBe(`writer ${winners[0]}`);
  });

  test('a list has every object below its beginning, with size and time, and nothing else', async () => {
    const store = open();
    const folder = `list-${process.pid}/1.0.0-${(count += 1)}`;
    const keys = ['client/a.js', 'client/b.js', 'release.json'].map((file) => `${folder}/${file}`);
    for (const key of keys) await store.write(key, 'four');
    await store.write(`${folder}1/release.json`, 'of another');
    const found = await store.list(`${folder}/`);
    expect(found.map(({ key }) => key).sort()).toEqual(keys);
    for (const { bytes, at } of found) expect([bytes, Math.abs(Date.now() - at) < 120_000]).toEqual([4, true]);
    expect(await store.list(`${folder}-none/`)).toEqual([]);
  });

  test.each(['../secret', 'a/../b', 'a//b', '/a', 'a b', 'a/.b', ''])('"%s" is no key', async (key) => {
    const store = open();
    for (const work of [() => store.read(key), () => store.write(key, 'x'), () => store.remove(key)])
      await expect(Promise.resolve().then(work)).rejects.toThrow('no key of a release store');
  });
};
