import { TextArea } from '@souk/ui';
import { type SyntheticEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { CodeControlProps } from './code-control';

/** A text as it is typed without the editor. */
export function PlainCode({ field, value, rows, maxLength, readOnly, typed, onChange, ref }: CodeControlProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    goTo(line) {
      const start =
        value
          .split('\n')
          .slice(0, line - 1)
          .join('\n').length + (line > 1 ? 1 : 0);
      area.current?.focus();
      area.current?.setSelectionRange(start, start);
    },
  }));
  // it takes over from another one where the editor did not come
  useLayoutEffect(() => {
    if (!typed.current) return;
    const { anchor, head } = typed.current;
    area.current?.focus();
    area.current?.setSelectionRange(anchor, head);
  }, [typed]);
  const note = ({
    currentTarget: { selectionStart: anchor, selectionEnd: head },
  }: SyntheticEvent<HTMLTextAreaElement>) => void (typed.current = { anchor, head });
  return (
    <Area
      {...field}
      ref={area}
      value={value}
      rows={rows}
      maxLength={maxLength}
      readOnly={readOnly}
      spellCheck={false}
      autoCapitalize="off"
      onFocus={note}
      onSelect={note}
      onBlur={() => void (typed.current = null)}
      onChange={(event) => {
        note(event);
        onChange(event.target.value);
      }}
    />
  );
}

const Area = styled(TextArea)`
  /* As high as its rows say: what is long scrolls in it, and the preview stays near. */
  field-sizing: fixed;
  font-family: ui-monospace, monospace;
  font-size: var(--text-sm);
  tab-size: 2;
`;
