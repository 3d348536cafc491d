import { noticeLeaving, whenStaying } from './leaving';

const showPage = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeAll(noticeLeaving);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
});

test('[P10] a file that is lost on a page that stays is answered at once', () => {
  const answer = jest.fn();
  whenStaying(answer);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('[P10] one that is lost while the page is being left is answered when Back leads here again, once', () => {
  const answer = jest.fn();
  dispatchEvent(new Event('beforeunload'));
  jest.advanceTimersByTime(2_000);
  whenStaying(answer);
  jest.advanceTimersByTime(2_000);
  showPage(false);
  expect(answer).not.toHaveBeenCalled();
  showPage(true);
  expect(answer).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  showPage(true);
  expect(answer).toHaveBeenCalledTimes(1);
  whenStaying(answer);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('[P10] a page that was not left in the end, for a download, answers half a minute after it seemed to be', () => {
  const answer = jest.fn();
  dispatchEvent(new Event('beforeunload'));
  jest.advanceTimersByTime(10_000);
  whenStaying(answer);
  jest.advanceTimersByTime(19_999);
  expect(answer).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(answer).toHaveBeenCalledTimes(1);
});
