import { areaOf, otherAreas } from './area';

describe('[DESK-02] areas', () => {
  test.each([
    ['/admin', 'admin'],
    ['/admin/orders/PT1-1', 'admin'],
    ['/sell', 'sell'],
    ['/sell/', 'sell'],
    ['/', null],
    ['/administration', null],
    ['/seller', null],
    ['/product/admin', null],
    ['/Admin', null],
  ])('%s is of %s', (path, area) => expect(areaOf(path)).toBe(area));

  test('a page loads anew for every area but its own', () => {
    expect(otherAreas(null)).toEqual(['/admin/*', '/sell/*']);
    expect(otherAreas('admin')).toEqual(['/sell/*']);
  });
});
