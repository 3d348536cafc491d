import { pastedParcels } from './pasted-parcels';

const parcel = { no: 'PT1-1', carrier: 'DHL', number: 'JD 1' };

describe('[DESK-03] a pasted list of parcels', () => {
  test.each([
    ['commas', 'PT1-1,DHL,JD 1'],
    ['semicolons', 'PT1-1;DHL;JD 1'],
    ['tabs', 'PT1-1\tDHL\tJD 1'],
    ['spaces around', '  PT1-1 ,  DHL , JD 1  '],
    ['quotes around', '"PT1-1","DHL","JD 1"'],
    ['empty cells at its end', 'PT1-1\tDHL\tJD 1\t\t'],
  ])('is read with %s', (_what, text) => {
    expect(pastedParcels(text)).toEqual([{ at: 1, text, parcel }]);
  });

  test('takes the number of an order in small letters, too, and knows it again', () => {
    expect(pastedParcels('pt1-1,DHL,JD 1\nPT1-1,DHL,JD 2')).toMatchObject([{ parcel }, { fault: 'twice', first: 1 }]);
  });

  test('the carrier’s page may stand behind the number', () => {
    const text = 'PT1-1;DHL;JD 1;https://carrier.example/?no=1,2';
    const trackingUrl = 'https://carrier.example/?no=1,2';
    expect(pastedParcels(text)).toEqual([{ at: 1, text, parcel: { ...parcel, trackingUrl } }]);
  });

  test('a carrier’s name may hold a mark that parts nothing in its line', () => {
    expect(pastedParcels('PT1-1\tDHL, "Express"; fast\tJD 1')).toMatchObject([
      { parcel: { carrier: 'DHL, "Express"; fast' } },
    ]);
    expect(pastedParcels('PT1-1;DHL, Express;JD 1')).toMatchObject([{ parcel: { carrier: 'DHL, Express' } }]);
  });

  test('lines are counted with the blank ones, whatever ends them', () => {
    expect(pastedParcels('\r\nPT1-1,DHL,JD 1\r\n \t \r\nPT2-1,UPS,1Z\n').map(({ at }) => at)).toEqual([2, 4]);
    expect(pastedParcels(' \n\n')).toEqual([]);
  });

  test.each([
    ['too few values', 'PT1-1,DHL', 'values'],
    ['too many values', 'PT1-1,DHL,JD 1,https://carrier.example/1,more', 'values'],
    ['no address by https', 'PT1-1,DHL,JD 1,carrier.example', 'url'],
    ['an empty value', 'PT1-1,,JD 1', 'values'],
    ['no number of an order', 'Order PT1!,DHL,JD 1', 'no'],
    ['no order', ',DHL,JD 1', 'no'],
    ['a long carrier', `PT1-1,${'x'.repeat(101)},JD 1`, 'long'],
    ['a long number', `PT1-1,DHL,${'x'.repeat(61)}`, 'long'],
  ])('%s is told', (_what, text, fault) => {
    expect(pastedParcels(text)).toEqual([{ at: 1, text, fault }]);
  });

  test('an order that stands there again is told with its first line', () => {
    expect(pastedParcels('PT1-1,DHL,JD 1\nPT2-1,DHL,JD 2\nPT1-1,UPS,JD 3')).toMatchObject([
      { at: 1, parcel },
      { at: 2, parcel: { no: 'PT2-1' } },
      { at: 3, fault: 'twice', first: 1 },
    ]);
  });
});
