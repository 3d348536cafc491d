import { act, renderHook, waitFor } from '@testing-library/react';
import { useLiveDraft } from './use-live-draft';

const api = {};
jest.mock('@souk/desk', () => ({ useDesk: () => ({ merchantId: null }), useDeskApi: () => api }));

test('[DESK-25] a draft that failed is stored once the connection is back', async () => {
  const saved = { token: 'one', address: '/?preview=one', problems: [] };
  const store = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(saved);
  const { result } = renderHook(() => useLiveDraft('typed', store));
  await waitFor(() => expect(result.current.error).not.toBeNull());
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current).toMatchObject({ draft: saved, isCurrent: true, error: null }));
  act(() => void dispatchEvent(new Event('online')));
  expect(store).toHaveBeenCalledTimes(2);
});
