import { renderPart } from '@souk/testing';
import { screen } from '@testing-library/react';
import type { TypedAt } from './code-control';
import { CodeEditor } from './code-editor';

const show = async (typed: TypedAt | null) => {
  const at = { current: typed };
  await renderPart(
    <CodeEditor
      field={{ id: 'css' }}
      label="CSS"
      language="css"
      value="h1 { }"
      rows={4}
      problems={[]}
      typed={at}
      onChange={() => undefined}
      onTooLong={() => undefined}
    />,
  );
  return at;
};

test('[DESK-25] the editor takes over where somebody types while it is fetched', async () => {
  const at = await show({ anchor: 3, head: 4 });
  expect(screen.getByRole('textbox', { name: 'CSS' })).toHaveFocus();
  expect(getSelection()?.toString()).toBe('{');
  expect(at.current).toBeNull();
});

test('[DESK-25] the editor leaves the focus where it is otherwise', async () => {
  await show(null);
  expect(screen.getByRole('textbox', { name: 'CSS' })).not.toHaveFocus();
});
