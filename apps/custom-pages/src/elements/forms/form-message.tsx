import type { PageElement } from '@souk/contract';
import { createContext, use } from 'react';
import { findPart } from '../../tree/find';
import type { LiveElement } from '../../tree/live-context';
import { PlainElement } from '../../tree/page-nodes';

/** What a form says, as text; null while it says nothing. */
export type FormSays = { kind: 'status' | 'alert'; text: string } | null;

export const FormSaysContext = createContext<FormSays>(null);

/** Where the owner wants the form's message; it is there from the start, so that a screen reader hears it change. */
export const MessagePart: LiveElement = ({ node }) => {
  const says = use(FormSaysContext);
  return (
    <PlainElement node={node} props={{ role: says?.kind ?? 'status' }}>
      {says?.text ?? ''}
    </PlainElement>
  );
};

/** Whether the owner gave the form a place for its message; without one it becomes a toast. */
export const hasMessagePart = (node: PageElement): boolean => findPart(node.children ?? [], 'message') !== null;
