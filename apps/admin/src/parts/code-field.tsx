import { TextAreaField } from '@souk/ui';
import styled from 'styled-components';

/** A text in HTML, CSS or JSON. */
export const CodeField = styled(TextAreaField).attrs({ spellCheck: false, autoCapitalize: 'off' })`
  & textarea {
    font-family: ui-monospace, monospace;
    font-size: var(--text-sm);
    tab-size: 2;
  }
`;
