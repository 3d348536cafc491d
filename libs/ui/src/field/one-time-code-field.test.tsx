import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OneTimeCodeField } from './one-time-code-field';

test.each(['378 972', ' 378972', '378-972', '378\u00A0972 ', '378\u2013972'])(
  '[LOGIN-05] a code pasted as “%s” is its six digits, for whoever listens as well',
  async (pasted) => {
    const heard: string[] = [];
    render(<OneTimeCodeField label="Code" digits={6} onChange={({ target }) => void heard.push(target.value)} />);
    await userEvent.click(screen.getByLabelText('Code'));
    await userEvent.paste(pasted);
    expect(screen.getByLabelText('Code')).toHaveValue('378972');
    expect(heard).toEqual(['378972']);
  },
);

test('[LOGIN-05] more than the code has is not taken, in a field whose value is handed in', async () => {
  const Held = () => {
    const [value, setValue] = useState('');
    return <OneTimeCodeField label="Code" digits={6} value={value} onChange={({ target }) => setValue(target.value)} />;
  };
  render(<Held />);
  await userEvent.type(screen.getByLabelText('Code'), '378 9724');
  expect(screen.getByLabelText('Code')).toHaveValue('378972');
});
