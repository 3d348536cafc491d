import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PanelPlaceholder } from './panel-placeholder';

test('[LAYOUT-01] Escape closes a panel whose code is still on its way', async () => {
  const close = jest.fn();
  const { unmount } = render(<PanelPlaceholder onClose={close} />);
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});
