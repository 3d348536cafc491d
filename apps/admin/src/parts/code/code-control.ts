import type { PageProblem } from '@souk/contract';
import type { ControlProps } from '@souk/ui';
import type { Ref } from 'react';

/** Leads whoever works here to a line, from 1; to the last one where the text is shorter. */
export interface CodeHandle {
  goTo: (line: number) => void;
}

/** Where in a text somebody types, in characters from its start. */
export interface TypedAt {
  anchor: number;
  head: number;
}

/** What edits a text, with or without the editor. */
export interface CodeControlProps {
  /** Of the field around it. */
  field: ControlProps;
  label: string;
  /** `plain`: nothing of it is coloured. */
  language: 'html' | 'css' | 'script' | 'plain';
  value: string;
  /** How many lines are in sight. */
  rows: number;
  maxLength?: number | undefined;
  readOnly?: boolean | undefined;
  /** What was found in this text, each at a line that it has. */
  problems: readonly PageProblem[];
  /** Where it is typed while the editor is fetched; null: it is not. */
  typed: { current: TypedAt | null };
  onChange: (value: string) => void;
  /** A text that does not fit was left out. `over`: by so many characters. */
  onTooLong: (over: number) => void;
  ref?: Ref<CodeHandle> | undefined;
}
