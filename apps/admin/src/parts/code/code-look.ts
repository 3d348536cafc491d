import styled from 'styled-components';

/** The editor, looking like the other fields, in the colours of the desk by day and in the evening. */
export const CodeLook = styled.div<{ $rows: number }>`
  min-width: 0;
  & .cm-editor {
    height: calc(${({ $rows }) => $rows} * 1.4 * var(--text-sm) + 20px);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius);
    overflow: hidden;
    background: var(--color-surface);
    color: var(--color-ink);
    font-size: var(--text-sm);
  }
  & .cm-editor:hover {
    border-color: var(--color-ink);
  }
  & .cm-editor.cm-focused {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  & .cm-editor:has([aria-invalid='true']) {
    border-color: var(--color-sale);
    box-shadow: inset 0 0 0 1px var(--color-sale);
  }
  & .cm-scroller {
    font-family: ui-monospace, monospace;
    line-height: 1.4;
  }
  & .cm-content {
    padding-block: 9px;
    caret-color: var(--color-ink);
    tab-size: 2;
  }
  & .cm-gutters {
    border-inline-end: 1px solid var(--color-line);
    background: var(--color-surface);
    color: var(--color-ink-soft);
  }
  & .cm-tooltip {
    max-width: min(40ch, 80vw);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    color: var(--color-ink);
    font: var(--text-sm) / 1.4 var(--font-body);
  }
`;
