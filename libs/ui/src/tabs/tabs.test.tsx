import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

function Ways() {
  const [way, setWay] = useState('email');
  const tabs = [
    { id: 'email', label: 'Email', content: <p>by email</p> },
    { id: 'phone', label: 'Phone', content: <p>by phone</p> },
  ];
  return <Tabs label="Sign in by" tabs={tabs} selected={way} onSelect={setWay} />;
}

test('one view at a time, chosen by its tab', async () => {
  render(<Ways />);
  expect(screen.getByRole('tabpanel', { name: 'Email' })).toHaveTextContent('by email');
  await userEvent.click(screen.getByRole('tab', { name: 'Phone' }));
  expect(screen.getByRole('tabpanel', { name: 'Phone' })).toHaveTextContent('by phone');
  expect(screen.queryByText('by email')).not.toBeInTheDocument();
});

test.each([
  ['{ArrowRight}', 'Phone'],
  ['{ArrowLeft}', 'Phone'],
  ['{End}', 'Phone'],
  ['{Home}', 'Email'],
])('%s goes to %s and takes the focus along', async (key, name) => {
  render(<Ways />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(screen.getByRole('tab', { name })).toHaveFocus();
  expect(screen.getByRole('tab', { name, selected: true })).toBeVisible();
});
