import type { AuditEntry } from '@souk/contract/desk';
import { renderRoute } from '@souk/testing';
import { cleanup, screen } from '@testing-library/react';
import { AuditChange } from './audit-change';

type Side = AuditEntry['before'];

/** What a person reads: the fields with their values. */
const read = async (subjectType: string, before: Side, after: Side): Promise<[field: string, change: string][]> => {
  await renderRoute({
    Component: () => <AuditChange subjectType={subjectType} before={before} after={after} />,
  });
  const values = screen.queryAllByRole('definition');
  const found = screen
    .queryAllByRole('term')
    .map((term, at) => [term.textContent.replace(/:$/, ''), values[at]?.textContent ?? ''] as [string, string]);
  cleanup();
  return found;
};

describe('[DESK-07] what a change was before and is after', () => {
  test('amounts, rates, words of a few and yes or no are written as on the screens', async () => {
    expect(
      await read(
        'seller',
        { feeCents: 490, freeFromCents: null, isCertified: false },
        { feeCents: 700, freeFromCents: 12000, isCertified: true },
      ),
    ).toEqual([
      ['Price of shipping', 'before: $4.90 → after: $7.00'],
      ['Free from', 'before: –nothing → after: $120.00'],
      ['Complies with EU law', 'before: no → after: yes'],
    ]);
  });

  test('what was made has its values alone', async () => {
    expect(await read('order', null, { refundNo: 'RF1', cents: 3050, isMailed: false })).toEqual([
      ['Refund', 'RF1'],
      ['Amount', '$30.50'],
      ['Customer mailed', 'no'],
    ]);
  });

  test('a rate, a month, a day and a list', async () => {
    expect(await read('rate', { rates: { standard: 1900 } }, { rates: { standard: 2000 } })).toEqual([
      ['Tax · Standard rate', 'before: 19% → after: 20%'],
    ]);
    expect(await read('statement', null, { period: '2026-12', paidOn: '2027-01-02' })).toEqual([
      ['Month', 'December 2026'],
      ['Paid on', 'Jan 2, 2027'],
    ]);
    expect(await read('staff', { roles: ['orders'] }, { roles: [] })).toEqual([
      ['Roles', 'before: Orders → after: –nothing'],
    ]);
    expect(await read('order', null, { items: [{ id: 42, num: 3 }] })).toEqual([['Pieces by line', '3 of line 42']]);
  });

  test('a text in both languages and a line of a file name their part', async () => {
    expect(
      await read('settings', { returnsText: { en: '', fr: '' } }, { returnsText: { en: 'We pay', fr: '' } }),
    ).toEqual([['Words about returns · English', 'before: –nothing → after: We pay']]);
    expect(await read('product', null, { 'line 2': { price: ['68.00', '69.00'] } })).toEqual([
      ['Line 2 · Price (price)', 'before: 68.00 → after: 69.00'],
    ]);
  });

  test('[DESK-07] a product’s log tells its description from what search engines show, old entries too', async () => {
    const words = { textEn: 'Of oak', descriptionEn: 'Oak trays', titleFr: 'Plateaux' };
    expect(await read('product', null, words)).toEqual([
      ['Description in English', 'Of oak'],
      ['Search text in English', 'Oak trays'],
      ['Search title in French', 'Plateaux'],
    ]);
    expect(await read('savedReply', null, { textEn: 'Hello' })).toEqual([['Text in English', 'Hello']]);
  });

  test('a field, a word and a value that are not known stand as they were stored', async () => {
    expect(await read('planet', { rings: 1 }, { rings: { of: ['ice', { and: 2 }] } })).toEqual([
      ['rings', 'before: 1 → after: {"of":["ice",{"and":2}]}'],
    ]);
    expect(await read('refund', null, { state: 'lost', moons: 2 })).toEqual([
      ['State', 'lost'],
      ['moons', '2'],
    ]);
  });

  test('a field stands apart from its value, and a variant is called as people read it', async () => {
    const { container } = await renderRoute({
      Component: () => (
        <AuditChange subjectType="product" before={null} after={{ prices: { 'White,S': 1200 }, value: 'Green' }} />
      ),
    });
    expect(container.textContent).toContain('Prices · White, S: $12.00');
    expect(container.textContent).toContain('Value: Green');
  });
});
