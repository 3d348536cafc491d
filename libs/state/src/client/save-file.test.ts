import { saveTable } from './save-file';

test('[A5] a file is still there when a browser reads it after the press', () => {
  jest.useFakeTimers();
  const [made, dropped]: [Blob[], string[]] = [[], []];
  URL.createObjectURL = (blob) => (made.push(blob as Blob), 'blob:1');
  URL.revokeObjectURL = (url) => void dropped.push(url);
  const pressed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect([this.download, this.href]).toEqual(['orders.csv', 'blob:1']);
  });
  saveTable({ name: 'orders.csv', csv: 'No;Sum' });
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(made[0]?.type).toBe('text/csv;charset=utf-8');
  jest.advanceTimersByTime(10_000);
  expect(dropped).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(dropped).toEqual(['blob:1']);
  jest.useRealTimers();
});
