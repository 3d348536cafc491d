import { connectSink, track, type TrackedEvent } from './index';

const search = (search_term: string): TrackedEvent => ({ name: 'search', search_term });

describe('the event bus', () => {
  test('[STORE-03] every sink gets every event, also those before it was connected', () => {
    track(search('lamp'));
    const [first, second]: TrackedEvent[][] = [[], []];
    const stop = connectSink((event) => first?.push(event));
    track(search('mug'));
    const stopSecond = connectSink((event) => second?.push(event));
    expect(first).toEqual([search('lamp'), search('mug')]);
    expect(second).toEqual(first);
    stop();
    stopSecond();
  });

  test('[STORE-03] a sink that fails does not stop the shop or the others', () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    const got: TrackedEvent[] = [];
    const fail = () => {
      throw new Error('blocked');
    };
    const stops = [connectSink(fail), connectSink((event) => got.push(event))];
    expect(() => track(search('vase'))).not.toThrow();
    expect(got.at(-1)).toEqual(search('vase'));
    for (const stop of stops) stop();
    silent.mockRestore();
  });
});
