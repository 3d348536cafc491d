import { ApiError } from '@souk/api-client';
import { aRefusal } from '../builders/refusals';
import { PartNotice } from '@souk/mfe';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from './render-page';

const notice = () => screen.getByRole('alert');
const safe = 'Your cart and your orders are safe. Please try again in a moment.';

describe('[ERR-02] what could not be loaded is said in one way', () => {
  test('a part whose code is missing, and an api that does not answer', () => {
    const { unmount } = renderPart(<PartNotice error={new Error('chunk')} onRetry={() => undefined} />);
    expect(notice()).toHaveTextContent(`This part of the page could not be loaded${safe}Retry`);
    unmount();
    renderPart(<PartNotice error={aRefusal('SERVER_ERROR')} title="This product could not be loaded" />);
    expect(notice()).toHaveTextContent(`This product could not be loaded${safe}`);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('Retry tries again', async () => {
    const retry = jest.fn();
    renderPart(<PartNotice error={aRefusal('PAYMENT_PROVIDER_AWAY')} onRetry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test.each<[string, Error, string]>([
    [
      'a refusal in the server’s words',
      aRefusal('ORDER_EXPIRED', { message: 'This order is over' }),
      'This order is over',
    ],
    ['a refusal without words', aRefusal('NOT_FOUND'), 'No data found'],
  ])('%s', (_what, error, text) => {
    renderPart(<PartNotice error={error} title="This product could not be loaded" />);
    expect(notice().textContent).toBe(text);
  });

  test.each([
    ['a call', () => new ApiError({ code: 500 }, new TypeError('failed'))],
    ['a file of the page', () => new Error('Loading chunk 7 failed')],
  ])('%s in a browser without a connection', (_what, failure) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderPart(<PartNotice error={failure()} />);
    expect(notice()).toHaveTextContent(/^You are offline/);
    jest.restoreAllMocks();
  });

  test('[ROUTE-03] what wants for a connection is asked for again once there is one', async () => {
    const retry = jest.fn();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const unsent = new ApiError({ code: 500 }, new TypeError('failed'));
    jest.restoreAllMocks();
    const { unmount } = renderPart(<PartNotice error={unsent} onRetry={retry} />);
    dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(1);
    unmount();
    renderPart(<PartNotice error={aRefusal('SERVER_ERROR')} onRetry={retry} />);
    dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('versions that do not fit each other cannot be tried again', () => {
    const refused = Object.assign(new Error(), { name: 'RemoteRefused' });
    renderPart(<PartNotice error={refused} onRetry={() => undefined} />);
    expect(notice()).toHaveTextContent(/is being replaced/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
