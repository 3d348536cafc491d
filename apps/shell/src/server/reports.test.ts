/** @jest-environment node */
import { createOwnCounters } from '@souk/counters';
import { createPageTokens } from './page-token';
import { createReports } from './reports';

const config = { internalKey: 'k'.repeat(32), isSandbox: false };
const failed = (remote = 'catalog') => ({ remote, version: '1.0.0-a', outcome: 'failed', ms: 5 }) as const;
const stranger = '203.0.113.9';
const isNoDesk = () => false;

const at = (now = 0) => {
  const clock = { now };
  const reports = createReports(
    config,
    createOwnCounters(() => clock.now),
    () => clock.now,
  );
  return { clock, ...reports };
};

test('a page that was sent reports each remote once', () => {
  const { newToken, counted } = at();
  const page = newToken();
  expect(counted({ address: stranger, token: page }, [failed(), failed(), failed('account')], isNoDesk)).toEqual([
    failed(),
    failed('account'),
  ]);
  expect(counted({ address: stranger, token: page }, [failed()], isNoDesk)).toEqual([]);
});

test('a part that was shown may break later: both are told of the one load', () => {
  const { newToken, counted } = at();
  const page = newToken();
  const [shown, broke] = (['shown', 'broke'] as const).map((outcome) => ({ ...failed(), outcome }));
  expect(counted({ address: stranger, token: page }, [shown], isNoDesk)).toEqual([shown]);
  expect(counted({ address: stranger, token: page }, [broke, broke], isNoDesk)).toEqual([broke]);
});

test('whoever has no page of ours reports nothing: none, a made-up one, another key’s, an old one, one of tomorrow', () => {
  const { clock, newToken, counted } = at(1_000_000_000_000);
  const page = newToken();
  const forged = `${page.slice(0, -1)}${page.endsWith('A') ? 'B' : 'A'}`;
  const other = createPageTokens('o'.repeat(32), () => clock.now).make();
  for (const token of [undefined, null, {}, '', 'x'.repeat(46), forged, other]) {
    expect(counted({ address: stranger, token }, [failed()], isNoDesk)).toEqual([]);
  }
  clock.now += 12 * 3_600_000 + 1;
  expect(counted({ address: stranger, token: page }, [failed()], isNoDesk)).toEqual([]);
  clock.now -= 24 * 3_600_000;
  expect(counted({ address: stranger, token: page }, [failed()], isNoDesk)).toEqual([]);
});

test.each([30, 240])('a page of a process whose clock is %s s ahead reports at once, to any other', (aheadS) => {
  const now = 1_000_000_000_000;
  const page = at(now + aheadS * 1000).newToken();
  expect(at(now).counted({ address: stranger, token: page }, [failed()], isNoDesk)).toEqual([failed()]);
});

test('one visitor’s word about a version counts once a day, however many pages they load', () => {
  const { clock, newToken, counted } = at();
  const load = (address: string) => counted({ address, token: newToken() }, [failed()], isNoDesk).length;
  expect(Array.from({ length: 50 }, () => load(stranger)).filter(Boolean)).toHaveLength(1);
  expect(Array.from({ length: 50 }, (_none, n) => load(`2001:db8::${n}`)).filter(Boolean)).toHaveLength(1);
  expect(load('203.0.113.10')).toBe(1);
  clock.now += 86_400_001;
  expect(load(stranger)).toBe(1);
});

test('a visitor for whom a version failed once counts as failed, also when it was shown before', () => {
  const { newToken, counted } = at();
  const report = (outcome: 'shown' | 'failed') =>
    counted({ address: stranger, token: newToken() }, [{ ...failed(), outcome }], isNoDesk);
  expect(report('shown')).toMatchObject([{ outcome: 'shown' }]);
  expect(report('failed')).toMatchObject([{ outcome: 'broke' }]);
  expect([...report('failed'), ...report('shown')]).toEqual([]);
});

test('what is no report is left out', () => {
  const { newToken, counted } = at();
  const nonsense = [null, 7, {}, { ...failed(), ms: -1 }, { ...failed(), outcome: 'fine' }, { ...failed(), remote: 1 }];
  expect(counted({ address: stranger, token: newToken() }, nonsense, isNoDesk)).toEqual([]);
});

test('any process that has the key knows the pages of the others', () => {
  expect(at().counted({ address: stranger, token: at().newToken() }, [failed()], isNoDesk)).toEqual([failed()]);
});
