import { auditInput, auditListIn, auditPathOf } from './audit.url';

const inputOf = (search: string) => auditInput(auditListIn(new URLSearchParams(search)));

describe('[DESK-07] the address of the log', () => {
  test('it carries search, person, kind of thing, merchant, period and page', () => {
    expect(inputOf('q=late&by=anna&subject=refund&merchant=4&since=2026-03-10&until=2026-03-11&page=2')).toEqual({
      q: 'late',
      by: 'anna',
      subject: 'refund',
      merchant: 4,
      since: '2026-03-10',
      until: '2026-03-11',
      page: 2,
    });
  });

  test('it carries one thing of a kind, and none without its kind', () => {
    expect(inputOf(auditPathOf('coupon', '7').split('?')[1] ?? '')).toMatchObject({
      subject: 'coupon',
      subjectId: '7',
    });
    expect(inputOf('subjectId=7')).toEqual({ q: '', page: 1 });
  });

  test.each([
    'subject=planet',
    'merchant=linen',
    'since=yesterday',
    'until=2026-02-30',
    'since=2026-13-01',
    `by=${'x'.repeat(201)}`,
  ])('what cannot be is left out: %s', (search) => expect(inputOf(search)).toEqual({ q: '', page: 1 }));
});
