import { ApiError } from '@souk/api-client';
import { renderHook } from '@testing-library/react';
import { useServerFieldErrors } from './use-server-field-errors';

const refusal = (fields: Record<string, string>) =>
  new ApiError({ code: 400, reason: 'FIELDS_INVALID', data: { fields } });

test('what the server said of a field goes as the field is changed, and that of others stays', () => {
  const stored = { gtmId: 'GTM', pixelId: 'x' };
  const error = refusal({ gtmId: 'no such id', pixelId: 'digits alone' });
  const { result, rerender } = renderHook(({ error, values }) => useServerFieldErrors(error, values), {
    initialProps: { error: null as unknown, values: stored },
  });
  expect(result.current).toEqual({});
  rerender({ error, values: stored });
  expect(result.current).toEqual({ gtmId: 'no such id', pixelId: 'digits alone' });
  rerender({ error, values: { ...stored, gtmId: 'GTM-1' } });
  expect(result.current).toEqual({ pixelId: 'digits alone' });
  rerender({ error: null, values: stored });
  expect(result.current).toEqual({});
});
