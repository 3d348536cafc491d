import { TextAreaField } from '@souk/ui';
import styled from 'styled-components';

/** A text in HTML, CSS or JSON. */
export const CodeField = styled(TextAreaField).attrs({ spellCheck: false, autoCapitalize: 'off' })`
  & textarea {
    /* As high as its rows say: what is long scrolls in it, and the preview stays near. */
    field-sizing: fixed;
    font-family: ui-monospace, monospace;
    font-size: var(--text-sm);
    tab-size: 2;
  }
`;
