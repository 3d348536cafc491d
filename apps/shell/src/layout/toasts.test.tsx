import { panelsStore, toastsStore, type Panel } from '@souk/state';
import { fakeApi, renderRoute } from '@souk/testing';
import { act, screen } from '@testing-library/react';
import { Toasts } from './toasts';

test.each<[Panel, boolean]>([
  [{ kind: 'none' }, true],
  [{ kind: 'cart' }, false],
  [{ kind: 'quickView', product: { slug: 'mug', uniqueKey: '-' } }, false],
])(
  '[X1] with %j open the page itself shows a message: %s; a sheet that covers it shows it instead',
  async (panel, isHere) => {
    await renderRoute({ Component: Toasts }, { api: fakeApi({}) });
    act(() => panelsStore.getState().openPanel(panel));
    act(() => void toastsStore.getState().show({ kind: 'alert', text: 'Could not be added' }));
    expect(screen.queryAllByText('Could not be added')).toHaveLength(isHere ? 1 : 0);
  },
);
