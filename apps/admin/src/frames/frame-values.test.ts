import { faultsOfFrame, frameOf, valuesOf } from './frame-values';

const frame = { html: '<p>Help</p>', htmlFr: '<p>Aide</p>', url: '', css: '', cssUrl: '', scripts: [] };

describe('[DESK-25] a header or footer, as typed', () => {
  test('what is stored is read into the form and sent as it was, without its scripts', () => {
    const { scripts: _scripts, ...texts } = frame;
    expect(frameOf(valuesOf(frame))).toEqual(texts);
  });

  test('the store’s own one is none of these texts', () => {
    expect(valuesOf(null).isDefault).toBe(true);
    expect(frameOf({ ...valuesOf(frame), isDefault: true })).toBeNull();
  });

  test.each([
    ['the store’s own one', valuesOf(null), {}],
    ['HTML', valuesOf(frame), {}],
    ['an address', { ...valuesOf(frame), html: '', url: 'https://pages.example/foot' }, {}],
    ['French alone', { ...valuesOf(frame), html: ' ' }, { html: 'admin.frames.missing' }],
  ])('what is wrong with %s: %#', (_name, values, faults) => expect(faultsOfFrame(values)).toEqual(faults));
});
