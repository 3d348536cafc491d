import { differsByVisitor, pin } from './canary';
import type { LiveRemote, Release, ReleaseSet } from './release-set';

const release = (version: string) => ({ version }) as Release; // the rest of a release is not asked for here
const setWith = (shares: Record<string, number>): ReleaseSet =>
  ({
    setId: 'set',
    seq: 1,
    remotes: Object.fromEntries(
      Object.entries(shares).map(([name, percent]) => [
        name,
        { stable: release('a'), canary: { release: release('b'), percent, salt: `${name} b` } },
      ]),
    ),
  }) as unknown as ReleaseSet; // only what `pin` reads
const visitors = Array.from({ length: 4_000 }, (_, i) => `visitor-number-${i}`);
const isWell = () => false;
const takers = (set: ReleaseSet, name: string) =>
  visitors.filter((visitor) => pin(set, { visitor, area: null }, isWell).remotes[name]?.version === 'b');

test('a canary goes to its share of visitors; a share that grows takes it from nobody', () => {
  const few = takers(setWith({ catalog: 5 }), 'catalog');
  const more = new Set(takers(setWith({ catalog: 25 }), 'catalog'));
  expect(Math.abs(few.length / visitors.length - 0.05)).toBeLessThan(0.02);
  expect(Math.abs(more.size / visitors.length - 0.25)).toBeLessThan(0.02);
  expect(few.filter((visitor) => !more.has(visitor))).toEqual([]);
});

test('canaries of two remotes go to different visitors, and a page names what it was given', () => {
  const set = setWith({ catalog: 50, merchant: 50 });
  const both = takers(set, 'catalog').filter(
    (visitor) => pin(set, { visitor, area: null }, isWell).remotes['merchant']?.version === 'b',
  );
  expect(Math.abs(both.length / visitors.length - 0.25)).toBeLessThan(0.02);
  expect(pin(set, { visitor: both[0] ?? '', area: null }, isWell).id).toBe('set+catalog+merchant');
});

test('who has no id yet, a crawler among them, gets what is stable; and so does everybody when the canary is broken', () => {
  const set = setWith({ catalog: 100 });
  expect(pin(set, { visitor: null, area: null }, isWell).remotes['catalog']?.version).toBe('a');
  expect(pin(set, { visitor: 'somebody', area: null }, isWell).remotes['catalog']?.version).toBe('b');
  expect(
    pin(set, { visitor: 'somebody', area: null }, (_name, version) => version === 'b').remotes['catalog']?.version,
  ).toBe('a');
});

test('a desk’s canary is for its own pages: those of the shop and of the other desk stay what they are for everybody', () => {
  const { remotes, ...set } = setWith({ catalog: 0, admin: 100 });
  const areaOfDesk = { area: 'admin' } as const;
  const admin = {
    ...remotes['admin'],
    canary: { percent: 100, salt: 'a', release: { ...release('b'), ...areaOfDesk } },
  } as LiveRemote;
  const { catalog } = remotes;
  const live: ReleaseSet = { ...set, remotes: { ...(catalog ? { catalog: { stable: catalog.stable } } : {}), admin } };
  const idIn = (area: 'admin' | 'sell' | null) => pin(live, { visitor: 'somebody', area }, isWell).id;
  expect([idIn('admin'), idIn('sell'), idIn(null)]).toEqual(['set+admin', 'set', 'set']);
  expect([differsByVisitor(live, 'admin'), differsByVisitor(live, null)]).toEqual([true, false]);
});
