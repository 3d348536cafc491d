import { renderPart } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import type { CodeHandle } from './code-control';
import { CodeField } from './code-field';

// the part does not arrive, as on a bad connection
jest.mock('./code-editor', () => {
  throw new Error('ChunkLoadError');
});

test('[DESK-25] where the editor does not come, the text is typed in a plain field, and problems lead to its lines', async () => {
  const field = createRef<CodeHandle>();
  const Form = () => {
    const [value, setValue] = useState('<h1>\n</h1>');
    const set = (event: { target: { value: string } }) => setValue(event.target.value);
    return <CodeField label="HTML" language="html" rows={4} value={value} ref={field} isRequired onChange={set} />;
  };
  await renderPart(<Form />);
  const area = () => screen.getByRole('textbox', { name: 'HTML' });
  field.current?.goTo(2);
  await userEvent.keyboard('leaf');
  expect(area()).toHaveValue('<h1>\nleaf</h1>');
  expect(area()).toHaveFocus();
  expect(area().nodeName).toBe('TEXTAREA');
});
